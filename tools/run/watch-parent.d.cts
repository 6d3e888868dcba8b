export declare function whenNpmIsGone(act: () => void): void
