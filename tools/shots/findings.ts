/** What is not as it should be, told when it is seen: a run takes minutes. */
export class Findings {
  count = 0

  add(line: string): void {
    this.count += 1
    console.log(`✗ ${line}`)
  }
}
