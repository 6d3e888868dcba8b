interface TestWindow {
  readonly happyDOM: { setURL(url: string): void }
}

/** Changes the page's address without loading anything, as only the test's own browser can. */
export const setAddress = (url: string): void => (window as unknown as TestWindow).happyDOM.setURL(url)
