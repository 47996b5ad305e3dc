/** Why a line, or a payment of ours, does not match. */
export const DIFERENCIAS_DE_RENDICION = [
  ...(['falta_aca', 'falta_alla', 'otro_importe', 'otra_fecha', 'otro_cupon'] as const),
  ...(['dos_veces', 'deshecho_aca', 'deshecho_alla', 'deposito_sin_anotar'] as const),
  ...(['deposito_sin_cobros', 'gasto_sin_anotar'] as const),
] as const;
export type DiferenciaDeRendicion = (typeof DIFERENCIAS_DE_RENDICION)[number];

export const NOMBRE_DE_DIFERENCIA: Readonly<Record<DiferenciaDeRendicion, string>> = {
  falta_aca: 'Lo rindió y no está anotado',
  falta_alla: 'Está anotado y no lo rindió',
  otro_importe: 'Otro importe',
  otra_fecha: 'Otra fecha',
  otro_cupon: 'Otro cupón',
  dos_veces: 'Dos veces en el archivo',
  deshecho_aca: 'Acá se deshizo',
  deshecho_alla: 'Lo deshizo el cobrador',
  deposito_sin_anotar: 'Depósito que no está anotado',
  deposito_sin_cobros: 'Depósito de un cobrador que no es de nada cobrado',
  gasto_sin_anotar: 'Gasto del banco que no está en el libro',
};
