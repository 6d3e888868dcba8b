/** Problems, printed as soon as they are found: a run takes minutes. */
export class Findings {
  count = 0

  add(line: string): void {
    this.count += 1
    console.log(`✗ ${line}`)
  }
}
