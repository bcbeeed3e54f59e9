/** An option of pdfkit 0.20 that its types (0.17) do not declare. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Whether a heading cell (TH) is for its row or its column. */
    scope?: "Row" | "Column"
  }
}
