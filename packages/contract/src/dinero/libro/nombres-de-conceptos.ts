/** What each entry of the ledger is of. */
const CONCEPTOS: Readonly<Record<string, string>> = {
  emision: 'Cupón emitido',
  cierre: 'Cupón cerrado sin pagar',
  cobro: 'Pago',
  reversion: 'Pago deshecho',
  revision: 'Decisión de un pago en revisión',
  bonificacion: 'Bonificación',
  devolucion: 'Devolución',
  sin_identificar: 'Cobro sin identificar',
  identificacion: 'Cobro identificado',
  saldo_a_favor: 'Cobro que queda a favor',
  reclasificacion: 'Reclasificación',
  deposito: 'Depósito en el banco',
  deposito_deshecho: 'Depósito deshecho',
  acreditacion: 'Acreditación de un cobrador',
  acreditacion_deshecha: 'Acreditación deshecha',
  gasto_de_banco: 'Gasto o interés del banco',
  gasto_de_banco_deshecho: 'Gasto o interés del banco deshecho',
  apertura: 'Saldo inicial del primer cierre',
  arqueo: 'Faltante o sobrante de caja',
  importacion: 'Del sistema anterior',
};

export const nombreDeConcepto = (concepto: string): string =>
  Object.hasOwn(CONCEPTOS, concepto) ? (CONCEPTOS[concepto] ?? concepto) : concepto;
