import { proximoVencimiento, restoDelDia } from '@colega/domain/dinero';
import { diasEntre, type Fecha, formatFecha, sumarDias } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { estadoDelTimbrado } from '@colega/domain/legajos';
import type { Carta } from '../../../correo/carta.ts';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { avisar } from '../../avisos/avisar.service.ts';
import { conDiasPendientes, diasDesde } from '../../avisos/dias-pendientes.service.ts';
import type { Escribir } from '../../avisos/enviar-aviso.service.ts';
import { situacionDelLegajo } from '../../legajos/colegio/colegio.service.ts';
import { type Contado, MI_CUENTA, nombrarCuota, nombrarCupon, ordenar, venceEl } from './contar-vencimientos.ts';
import { ANTES } from './dias-de-aviso.ts';
import {
  type CuponPorVencer,
  findCuotas,
  findCupones,
  findTimbrados,
  type PorVencer,
  type TimbradoPorVencer,
} from './vencimientos.repository.ts';

const quedaPorTimbrar = async (db: Db, { legajo_id, vencimiento }: TimbradoPorVencer, hoy: Fecha): Promise<boolean> => {
  const situacion = await situacionDelLegajo(db, legajo_id);
  const { tipo } = estadoDelTimbrado(situacion, hoy);
  return tipo === 'pendiente' && situacion.detalles.some((d) => d.vencimiento_timbrado === vencimiento);
};

/** `desde` is the first day whose notice is told now: today's, or one on which nobody worked. */
type Ventana = { hoy: Fecha; desde: Fecha };

const porVencer = async (db: Db, { hoy, desde }: Ventana, persona_id: number | null): Promise<PorVencer[]> => {
  const dias = diasDesde(desde, hoy).flatMap((dia) => ANTES.map((antes) => sumarDias(dia, antes)));
  const consulta = { hoy, persona_id, dias: dias.filter((dia) => dia >= hoy) };
  const timbrados: PorVencer[] = [];
  for (const uno of await findTimbrados(db, consulta)) if (await quedaPorTimbrar(db, uno, hoy)) timbrados.push(uno);
  return [...(await findCupones(db, consulta)), ...(await findCuotas(db, consulta)), ...timbrados];
};

export const avisarVencimientos = async (db: Db, ahora: Date): Promise<void> => {
  const hoy = diaDe(() => ahora);
  await conDiasPendientes(db, 'avisar_vencimientos', hoy, async (desde) => {
    const todos = await porVencer(db, { hoy, desde }, null);
    for (const persona_id of new Set(todos.map((uno) => uno.persona_id))) {
      const suyos = contarlos(
        todos.filter((uno) => uno.persona_id === persona_id),
        hoy,
      );
      const detalle = suyos.map(({ titulo }) => titulo).join('\n');
      const hecho = {
        ...({ evento: 'vencimiento_proximo', cosa: 'dia', cosa_id: hoy, persona_id, datos: { desde } } as const),
        portal: { datos: resumir(suyos, hoy), detalle, enlace: MI_CUENTA },
      };
      await enTransaccion(db, (trx) => avisar(trx, hecho, ahora));
    }
  });
};

const CUANDO: Readonly<Record<number, string>> = { 0: 'hoy', 1: 'mañana' };
const cuando = (dia: Fecha, hoy: Fecha): string => {
  const dias = diasEntre(hoy, dia);
  return CUANDO[dias] ?? `en ${dias} días`;
};

const delCupon = (cupon: CuponPorVencer, hoy: Fecha) => {
  const dia = proximoVencimiento(cupon, hoy);
  const aPagar = formatImporte(restoDelDia(cupon, dia) ?? cupon.monto_total);
  const luego = restoDelDia(cupon, cupon.ultimo_vencimiento) ?? cupon.monto_con_recargo;
  const despues =
    dia === cupon.ultimo_vencimiento
      ? 'Después de ese día no se puede pagar con este cupón.'
      : `Después cuesta ${formatImporte(luego)}, hasta el ${formatFecha(cupon.ultimo_vencimiento)}.`;
  return { dia, titulo: nombrarCupon(cupon), texto: `${aPagar}. ${despues}` };
};

const contar = (uno: PorVencer, hoy: Fecha): Contado => {
  if (uno.tipo === 'cupon') return delCupon(uno, hoy);
  if (uno.tipo === 'cuota')
    return {
      dia: uno.vencimiento,
      titulo: nombrarCuota(uno),
      texto: `${formatImporte(uno.importe)}. Después lleva recargo. Todavía no tiene cupón: lo generás en Liquidar.`,
    };
  return {
    dia: uno.vencimiento,
    titulo: `Timbrado del legajo N.º ${uno.numero_legajo}`,
    texto: 'Es el último día para pagarlo en el Colegio. Después se timbra en ARBA.',
  };
};

const contarlos = (todos: readonly PorVencer[], hoy: Fecha): Contado[] => ordenar(todos.map((uno) => contar(uno, hoy)));

/** What is due, first the soonest. */
const resumir = (contados: readonly Contado[], hoy: Fecha) => ({
  cantidad: contados.length === 1 ? 'un vencimiento' : `${contados.length} vencimientos`,
  cuando: primeraMayuscula(cuando(contados[0]?.dia ?? hoy, hoy)),
});

export const armarCartaDeVencimientos = (
  porContar: readonly PorVencer[],
  hoy: Fecha,
  direccionPublica: string,
): Carta => {
  const contados = contarlos([...porContar], hoy);
  return {
    datos: resumir(contados, hoy),
    ...(contados.length > 1 && { caso: 'varios' as const }),
    cuerpo: [
      { puntos: contados.map((uno) => venceEl(`Vence ${cuando(uno.dia, hoy)},`, uno)) },
      { boton: 'Ver mi cuenta', enlace: `${direccionPublica}${MI_CUENTA}` },
    ],
  };
};

/** The letter is of the day of its notice, and leaves out what was paid or closed before it is sent. */
export const cartaDeVencimientos: Escribir = async (
  db,
  { cosa_id, persona_id, datos },
  { ahora, direccionPublica },
) => {
  const hoy = diaDe(() => ahora);
  // A letter delayed to another day would count the days wrong, so the next one tells.
  if (hoy !== cosa_id) return null;
  const contados = await porVencer(db, { hoy, desde: datos?.desde ?? hoy }, persona_id);
  return contados.length === 0 ? null : armarCartaDeVencimientos(contados, hoy, direccionPublica);
};

const primeraMayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);
