export const contratoOriginal = <D extends { tipo_contrato: string }>({
  detalles,
}: {
  detalles: readonly D[];
}): D | undefined => detalles.find(({ tipo_contrato }) => tipo_contrato === 'original');
