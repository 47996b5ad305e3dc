import { leerDepositosDeCobradores } from '../../../modules/dinero/acreditaciones/depositos-de-cobradores.service.ts';
import { fechaDelMes } from './fecha-del-mes.ts';
import { DEL_BANCO } from './libro-del-mes.ts';
import type { Centavos, DepositoDelMes } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';

/** Once the bank's file of the day was read: what collectors put in it leaves what they owed, and the rest is their fee. */
export const aceptarLosDelDia = async (
  obra: ObraDelMes,
  depositos: readonly DepositoDelMes[],
  dia: number,
): Promise<void> => {
  const { s, libro } = obra;
  const hoy = fechaDelMes(dia);
  const { dias } = await leerDepositosDeCobradores(s.db, { hoy, desde: hoy, hasta: hoy });
  const llegaron = dias.flatMap(({ estado, cobrador, dia: suyo, cobrado, depositado }) =>
    estado === 'por_aceptar' && depositado !== null
      ? [{ cobrador: cobrador.clave, dia: suyo, cobrado, depositado }]
      : [],
  );
  if (llegaron.length > 0) await obra.pedirEnElColegio('/colegio/acreditaciones', { dias: llegaron });
  for (const { cobrado, depositado, porMedio } of depositos.filter((uno) => uno.dia === dia)) {
    if (depositado === null) continue;
    const lineas: Record<string, Centavos> = { [DEL_BANCO]: depositado, comisiones: cobrado - depositado };
    for (const [medio, importe] of Object.entries(porMedio)) lineas[`recaudado.${medio}`] = -importe;
    libro.mover(dia, lineas);
  }
};
