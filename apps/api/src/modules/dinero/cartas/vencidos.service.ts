import { restoDelDia } from '@colega/domain/dinero';
import { type Fecha, formatFecha, sumarDias } from '@colega/domain/fechas';
import { Decimal, formatImporte, sumar } from '@colega/domain/importes';
import { estadoDelTimbrado } from '@colega/domain/legajos';
import type { Carta } from '../../../correo/carta.ts';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { avisar } from '../../avisos/avisar.service.ts';
import { conDiasPendientes, diasDesde } from '../../avisos/dias-pendientes.service.ts';
import type { Escribir } from '../../avisos/enviar-aviso.service.ts';
import { situacionDelLegajo } from '../../legajos/colegio/colegio.service.ts';
import { findHermanas } from '../cargos/deudas.repository.ts';
import { leerDeudas } from '../cargos/leer-deudas.ts';
import { type Contado, MI_CUENTA, nombrarCuota, nombrarCupon, ordenar, venceEl } from './contar-vencimientos.ts';
import { type CuponVencido, findCuotas, findCuponesVencidos, findTimbrados } from './vencimientos.repository.ts';

type DeAlguien = Contado & { persona_id: number };

/** Still owed, and charged by no other coupon. */
const quedaSinCupon = async (db: Db, { id }: CuponVencido, hoy: Fecha): Promise<boolean> => {
  const deudas = await leerDeudas(db, id, { dia: hoy, segunCupon: false });
  return new Decimal(sumar(deudas.map(({ debido }) => debido))).gt(0) && (await findHermanas(db, id)).length === 0;
};

const delCupon = async (db: Db, cupon: CuponVencido, hoy: Fecha): Promise<DeAlguien[]> => {
  const { persona_id, estado, vencimiento, ultimo_vencimiento: ultimo } = cupon;
  const titulo = nombrarCupon(cupon);
  if (ultimo < hoy)
    return (await quedaSinCupon(db, cupon, hoy))
      ? [{ persona_id, dia: ultimo, titulo, texto: 'ya no se paga con este cupón. Generá otro para pagarlo.' }]
      : [];
  const resto = restoDelDia(cupon, hoy);
  if (estado !== 'pendiente' || resto === null) return [];
  const texto = `ahora cuesta ${formatImporte(resto)}, hasta el ${formatFecha(ultimo)}.`;
  return [{ persona_id, dia: vencimiento, titulo, texto }];
};

const vencidos = async (db: Db, hoy: Fecha, desde: Fecha, persona_id: number | null): Promise<DeAlguien[]> => {
  // The day after is the first on which it is overdue.
  const consulta = { hoy, persona_id, dias: diasDesde(desde, hoy).map((dia) => sumarDias(dia, -1)) };
  const contados: DeAlguien[] = [];
  for (const cupon of await findCuponesVencidos(db, consulta)) contados.push(...(await delCupon(db, cupon, hoy)));
  for (const cuota of await findCuotas(db, consulta))
    contados.push({
      ...{ persona_id: cuota.persona_id, dia: cuota.vencimiento },
      titulo: nombrarCuota(cuota),
      texto: `${formatImporte(cuota.importe)}, y desde ahora lleva recargo. Generá su cupón en Liquidar.`,
    });
  for (const uno of await findTimbrados(db, consulta))
    if (estadoDelTimbrado(await situacionDelLegajo(db, uno.legajo_id), hoy).tipo === 'vencido')
      contados.push({
        ...{ persona_id: uno.persona_id, dia: uno.vencimiento, titulo: `Timbrado del legajo N.º ${uno.numero_legajo}` },
        texto: 'ya no se paga en el Colegio: se timbra en ARBA.',
      });
  return contados;
};

const resumir = ({ length }: readonly Contado[]) => ({
  que: length === 1 ? 'Venció algo tuyo sin pagar' : `Vencieron ${length} cosas tuyas sin pagar`,
});

/** Once a day, all that became overdue since the last day that was told. */
export const avisarVencidos = async (db: Db, ahora: Date): Promise<void> => {
  const hoy = diaDe(() => ahora);
  await conDiasPendientes(db, 'avisar_vencidos', hoy, async (desde) => {
    const todos = await vencidos(db, hoy, desde, null);
    for (const persona_id of new Set(todos.map((uno) => uno.persona_id))) {
      const suyos = ordenar(todos.filter((uno) => uno.persona_id === persona_id));
      const detalle = suyos.map(({ titulo }) => titulo).join('\n');
      const hecho = {
        ...({ evento: 'vencido', cosa: 'dia', cosa_id: hoy, persona_id, datos: { desde } } as const),
        portal: { datos: resumir(suyos), detalle, enlace: MI_CUENTA },
      };
      await enTransaccion(db, (trx) => avisar(trx, hecho, ahora));
    }
  });
};

export const armarCartaDeVencidos = (contados: readonly Contado[], direccionPublica: string): Carta => ({
  datos: resumir(contados),
  cuerpo: [
    { puntos: contados.map((uno) => venceEl('Venció', uno)) },
    { boton: 'Ver mi cuenta', enlace: `${direccionPublica}${MI_CUENTA}` },
  ],
});

/** Of the day of its notice, without what was paid or charged anew before it leaves. */
export const cartaDeVencidos: Escribir = async (db, { cosa_id, persona_id, datos }, { ahora, direccionPublica }) => {
  const hoy = diaDe(() => ahora);
  if (hoy !== cosa_id) return null;
  const contados = ordenar(await vencidos(db, hoy, datos?.desde ?? hoy, persona_id));
  if (contados.length === 0) return null;
  return armarCartaDeVencidos(contados, direccionPublica);
};
