import { type BorradorDeLegajo, localidadDe } from './borrador-de-legajo.ts';

/** Of whom and where: `GOMEZ ANA · Calle 50 1234, Tandil`. Empty while neither is known. */
export const detalleDelBorrador = (borrador: BorradorDeLegajo): string => {
  const [cliente, ...otros] = borrador.comitentes;
  const { calle, numero, localidad_id } = borrador.ubicacion;
  const nombre = cliente ? `${cliente.apellido} ${cliente.nombre}`.trim() : (borrador.para_quien ?? '');
  const quien = otros.length > 0 ? `${nombre} y ${otros.length} más` : nombre;
  const donde = [`${calle} ${numero}`.trim(), localidadDe(borrador, localidad_id)?.nombre].filter(Boolean).join(', ');
  return [quien, donde].filter(Boolean).join(' · ');
};
