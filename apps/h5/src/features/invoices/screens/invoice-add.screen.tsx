import { TitleFormPage } from '../parts/title-form-page.tsx'

export default function InvoiceAddScreen() {
  return <TitleFormPage savedTitle={null} />
}
