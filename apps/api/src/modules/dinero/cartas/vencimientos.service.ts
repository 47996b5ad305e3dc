import { restoDelDia } from '@colega/domain/dinero';
import { diasEntre, type Fecha, formatFecha, sumarDias } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { estadoDelTimbrado } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy as diaDe } from '../../../hoy.ts';
import { avisar } from '../../avisos/avisar.service.ts';
import type { Escribir } from '../../avisos/enviar-aviso.service.ts';
import { situacionDelLegajo } from '../../legajos/colegio/colegio.service.ts';
import { LISTA_DE_CIRCUITOS } from '../../referencias/datos/medios-de-pago.ts';
import {
  type CuponPorVencer,
  findCuotas,
  findCupones,
  findTimbrados,
  type PorVencer,
  type TimbradoPorVencer,
} from './vencimientos.repository.ts';

/** Debts are told this many days before they are due (S-526). */
const ANTES = [7, 3, 1];

const quedaPorTimbrar = async (db: Db, { legajo_id, vencimiento }: TimbradoPorVencer, hoy: Fecha): Promise<boolean> => {
  const situacion = await situacionDelLegajo(db, legajo_id);
  const { tipo } = estadoDelTimbrado(situacion, hoy);
  return tipo === 'pendiente' && situacion.detalles.some((d) => d.vencimiento_timbrado === vencimiento);
};

const porVencer = async (db: Db, hoy: Fecha, persona_id: number | null): Promise<PorVencer[]> => {
  const consulta = { hoy, persona_id, dias: ANTES.map((dias) => sumarDias(hoy, dias)) };
  const timbrados: PorVencer[] = [];
  for (const uno of await findTimbrados(db, consulta)) if (await quedaPorTimbrar(db, uno, hoy)) timbrados.push(uno);
  return [...(await findCupones(db, consulta)), ...(await findCuotas(db, consulta)), ...timbrados];
};

export const avisarVencimientos = async (db: Db, ahora: Date): Promise<void> => {
  const hoy = diaDe(() => ahora);
  const todos = await porVencer(db, hoy, null);
  const personas = new Set(todos.map(({ persona_id }) => persona_id));
  for (const persona_id of personas) {
    const suyos = ordenar(
      todos.filter((uno) => uno.persona_id === persona_id),
      hoy,
    );
    const portal = {
      datos: resumir(suyos, hoy),
      detalle: suyos.map(({ titulo }) => titulo).join('\n'),
      enlace: '/app/cuenta/resumenCuenta/cupones',
    };
    const hecho = { evento: 'vencimiento_proximo', cosa: 'dia', cosa_id: hoy, persona_id, portal } as const;
    await enTransaccion(db, (trx) => avisar(trx, hecho, ahora));
  }
};

const CUANDO: Readonly<Record<number, string>> = { 0: 'hoy', 1: 'mañana' };
const cuando = (dia: Fecha, hoy: Fecha): string => {
  const dias = diasEntre(hoy, dia);
  return CUANDO[dias] ?? `en ${dias} días`;
};

const nombreDe = ({ circuito, numero_legajo }: CuponPorVencer): string => {
  const nombre = LISTA_DE_CIRCUITOS.find(({ key }) => key === circuito)?.nombre ?? circuito;
  return numero_legajo === null ? nombre : `${nombre}, legajo N.º ${numero_legajo}`;
};

const delCupon = (cupon: CuponPorVencer, hoy: Fecha) => {
  const dia = hoy <= cupon.vencimiento ? cupon.vencimiento : cupon.ultimo_vencimiento;
  const aPagar = formatImporte(restoDelDia(cupon, dia) ?? cupon.monto_total);
  const luego = restoDelDia(cupon, cupon.ultimo_vencimiento) ?? cupon.monto_con_recargo;
  const despues =
    dia === cupon.ultimo_vencimiento
      ? 'Después de ese día no se puede pagar con este cupón.'
      : `Después cuesta ${formatImporte(luego)}, hasta el ${formatFecha(cupon.ultimo_vencimiento)}.`;
  return { dia, titulo: `Cupón N.º ${cupon.numero_boleta} (${nombreDe(cupon)})`, texto: `${aPagar}. ${despues}` };
};

const contar = (uno: PorVencer, hoy: Fecha): { dia: Fecha; titulo: string; texto: string } => {
  if (uno.tipo === 'cupon') return delCupon(uno, hoy);
  if (uno.tipo === 'cuota')
    return {
      dia: uno.vencimiento,
      titulo: `${uno.descripcion}, matrícula ${uno.matricula}`,
      texto: `${formatImporte(uno.importe)}. Después lleva recargo. Todavía no tiene cupón: lo generás en Liquidar.`,
    };
  return {
    dia: uno.vencimiento,
    titulo: `Timbrado del legajo N.º ${uno.numero_legajo}`,
    texto: 'Es el último día para pagarlo en el Colegio. Después se timbra en ARBA.',
  };
};

type Contado = ReturnType<typeof contar>;

const ordenar = (todos: readonly PorVencer[], hoy: Fecha): Contado[] =>
  todos.map((uno) => contar(uno, hoy)).sort((a, b) => a.dia.localeCompare(b.dia));

/** What is due, first the soonest. */
const resumir = (contados: readonly Contado[], hoy: Fecha) => ({
  cantidad: contados.length === 1 ? 'un vencimiento' : `${contados.length} vencimientos`,
  cuando: primeraMayuscula(cuando(contados[0]?.dia ?? hoy, hoy)),
});

/** The letter is of the day of its notice, and leaves out what was paid or closed before it is sent. */
export const cartaDeVencimientos: Escribir = async (db, { cosa_id, persona_id }, { ahora, direccionPublica }) => {
  const hoy = diaDe(() => ahora);
  // A letter delayed to another day would count the days wrong, so the next one tells.
  if (hoy !== cosa_id) return null;
  const contados = ordenar(await porVencer(db, hoy, persona_id), hoy);
  const [primero, ...otros] = contados;
  if (!primero) return null;
  return {
    asunto: resumir(contados, hoy),
    cuerpo: [
      { parrafo: otros.length === 0 ? 'Tenés algo por vencer:' : 'Tenés algunas cosas por vencer:' },
      {
        puntos: [primero, ...otros].map(({ dia, titulo, texto }) => ({
          titulo,
          texto: `Vence ${cuando(dia, hoy)}, el ${formatFecha(dia)}: ${texto}`,
        })),
      },
      { boton: 'Ver mi cuenta', enlace: `${direccionPublica}/app/cuenta/resumenCuenta/cupones` },
      { parrafo: 'Si ya pagaste, no hace falta que hagas nada: un pago puede tardar unos días en acreditarse.' },
    ],
  };
};

const primeraMayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);
