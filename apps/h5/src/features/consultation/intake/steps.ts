/** The steps of a consultation. */
export const steps = ['就诊人与症状', '描述病情', '医生接诊']
