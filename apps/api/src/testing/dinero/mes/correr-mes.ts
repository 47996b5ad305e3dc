import { formatFecha, sumarDias } from '@colega/domain/fechas';
import { Decimal, importe, sumar } from '@colega/domain/importes';
import { sql } from 'kysely';
import { cerrarElDia } from '../../../modules/dinero/cierres/cerrar.service.ts';
import { acreditarAMano } from '../../../modules/dinero/colegio/acreditar-a-mano.service.ts';
import { revertirOperacion } from '../../../modules/dinero/colegio/revertir.service.ts';
import { CONTROLES, correrControl } from '../../../modules/dinero/conciliacion/diferencias.repository.ts';
import { leerSumasYSaldos } from '../../../modules/dinero/libro/sumas.service.ts';
import { emparejarTodos } from '../../../modules/dinero/rendiciones/emparejar.service.ts';
import { leerRendicion } from '../../../modules/dinero/rendiciones/leer-rendicion.service.ts';
import { listarRenglones } from '../../../modules/dinero/rendiciones/rendiciones.service.ts';
import { matricula, persona } from '../../construir.ts';
import { archivoDeSiro } from '../archivos-de-rendicion.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../escenario-de-pagos.ts';
import { crearAzar } from './azar.ts';
import { escribirMes, type FallaDelMes, type PagoDelMes } from './escribir-mes.ts';

const PRIMER_DIA = '2026-03-01';
const DIAS = 28;
const DIA_MS = 86_400_000;
const autor = { actor: 'colegio', user_id: null, username: 'generador' } as const;

type Renglon = Parameters<typeof archivoDeSiro>[0][number];
type Pagado = PagoDelMes & { boleta: number };

/** As the collector tells of a payment, with what goes wrong there. */
const renglonesDe = ({ boleta: numero_boleta, ...pago }: Pagado): Renglon[] => {
  const { dia, importe: monto, externo, medio, falla } = pago;
  const renglon = { dia, importe: monto, numero_boleta, externo, canal: medio === 'redLink' ? 'LK' : 'PF' };
  const otros: Partial<Record<FallaDelMes, Renglon[]>> = {
    renglon_repetido: [renglon, renglon],
    renglon_que_falta: [],
    otro_importe: [{ ...renglon, importe: importe(new Decimal(monto).plus('0.01')) }],
    otra_fecha: [{ ...renglon, dia: sumarDias(dia, -1) }],
    cupon_desconocido: [renglon, { ...renglon, externo: `9${externo}`, numero_boleta: 99_000_000 }],
  };
  return (falla && otros[falla]) ?? [renglon];
};

/** What each thing that goes wrong has to be told as. */
const SE_DICE: Readonly<Record<FallaDelMes, string | null>> = {
  ...{ renglon_repetido: 'dos_veces', renglon_que_falta: 'falta_alla', otro_importe: 'otro_importe' },
  ...{ otra_fecha: 'otra_fecha', cupon_desconocido: 'falta_aca', contracargo: 'deshecho_aca' },
  tarde: null,
};

const cobrar = async (
  s: EscenarioDePagos,
  { boleta: numero_boleta, ...pago }: Pagado,
  orden: number,
): Promise<void> => {
  const { medio, externo, importe: monto, falla } = pago;
  const ahora = s.prueba.ahora();
  if (medio === 'caja' || medio === 'transferencia') {
    const banco = medio === 'transferencia' ? 'provincia' : null;
    const aMano = { autor, ahora, numero_boleta, medio, banco, comprobante: externo, importe: monto };
    await acreditarAMano(s.db, { ...aMano, fecha_pago: ahora });
    return;
  }
  const { operacion_id } = await s.acreditar(orden, { medio, externo, importe: monto });
  if (falla !== 'contracargo') return;
  const deshacer = { operacion_id, tipo: 'contracargo' as const, motivo: 'Lo desconoció', autor };
  await revertirOperacion(s.db, { ...deshacer, ahora, hoy: s.momento().hoy });
};

/** Each coupon is of a technician of its own. */
const emitirA = async (s: EscenarioDePagos, monto: string): Promise<number> => {
  const { id } = await persona(s.db);
  await matricula(s.db, id);
  return s.cuponDeMatricula(monto, id);
};

const contar = <T>(todos: readonly T[], de: (uno: T) => string | null): Record<string, number> => {
  const cuenta: Record<string, number> = {};
  for (const clave of todos.map(de)) if (clave !== null) cuenta[clave] = (cuenta[clave] ?? 0) + 1;
  return cuenta;
};

/** A payment that nobody rendered is in every file of its days, and is one. */
const contarDiferencias = async (
  s: EscenarioDePagos,
  rendiciones: readonly number[],
): Promise<Record<string, number>> => {
  const vistas = new Map<string, string>();
  for (const id of rendiciones)
    for (let page = 1, paginas = 1; page <= paginas; page++) {
      const { items, pagination } = await listarRenglones(s.db, id, { que: 'diferencias', page, limit: 100 });
      paginas = pagination.pages;
      for (const { renglon_id, operacion_id, diferencia } of items)
        if (diferencia !== null)
          vistas.set(renglon_id === null ? `pago ${operacion_id}` : `renglón ${renglon_id}`, diferencia);
    }
  return contar([...vistas.values()], (diferencia) => diferencia);
};

type InformeDelMes = {
  pagos: number;
  cierres: number;
  esperadas: Record<string, number>;
  dichas: Record<string, number>;
  /** What did not tie; nothing when all did. */
  problemas: string[];
  tiempos: Record<string, number>;
};

type Pedido = { semilla: number; cuantos: number; avisar?: (que: string) => void };

/**
 * A month through the formats of the sandbox: coupons, payments by every method, the collector's file of each day with what goes wrong, and
 * every day closed. At the end all has to tie: closings with ledger, ledger with itself, and each difference told as what it is.
 */
export const correrMes = async ({ semilla, cuantos, avisar = () => undefined }: Pedido): Promise<InformeDelMes> => {
  const s = await crearEscenarioDePagos({ ahora: new Date(`${PRIMER_DIA}T12:00:00-03:00`) });
  const tiempos: Record<string, number> = {};
  const medir = async <T>(que: string, trabajo: () => Promise<T>): Promise<T> => {
    const desde = performance.now();
    const hecho = await trabajo();
    tiempos[que] = (tiempos[que] ?? 0) + performance.now() - desde;
    return hecho;
  };
  try {
    const mes = escribirMes(crearAzar(semilla), cuantos, PRIMER_DIA);
    const rendiciones: number[] = [];
    const leidos: Pagado[] = [];
    for (let i = 0; i < DIAS; i++) {
      const dia = sumarDias(PRIMER_DIA, i);
      const delDia: (Pagado & { orden: number })[] = [];
      for (const pago of mes.filter((uno) => uno.dia === dia)) {
        const orden = await medir('emitir', () => emitirA(s, pago.importe));
        delDia.push({ ...pago, orden, boleta: await s.boleta(orden) });
      }
      for (const pago of delDia.filter(({ falla }) => falla !== 'tarde'))
        await medir('cobrar', () => cobrar(s, pago, pago.orden));
      const deCobrador = delDia.filter(({ medio }) => medio === 'codigo_barra' || medio === 'redLink');
      const renglones = deCobrador.flatMap(renglonesDe);
      leidos.push(...deCobrador);
      if (renglones.length > 0) {
        const archivo = { nombre: `siro_${dia}.txt`, bytes: Buffer.from(archivoDeSiro(renglones)) };
        const { id } = await medir('leer rendiciones', () =>
          leerRendicion(s.db, { origen: 'siro', archivo, autor, ahora: s.prueba.ahora() }),
        );
        rendiciones.push(id);
        // What lost its end is refused whole.
        const cortado = { nombre: 'cortado.txt', bytes: archivo.bytes.subarray(0, archivo.bytes.length - 60) };
        const rechazo = { origen: 'siro', archivo: cortado, autor, ahora: s.prueba.ahora() };
        await Promise.resolve()
          .then(() => leerRendicion(s.db, rechazo))
          .then(
            () => Promise.reject(new Error(`Se leyó el archivo cortado del ${formatFecha(dia)}`)),
            () => undefined,
          );
      }
      for (const pago of delDia.filter(({ falla }) => falla === 'tarde'))
        await medir('cobrar', () => cobrar(s, pago, pago.orden));
      await medir('cerrar', () => cerrarElDia(s.db, { autor, ...s.momento(), dia }));
      s.prueba.avanzar(DIA_MS);
    }
    avisar(`${mes.length} pagos y ${DIAS} cierres`);
    await medir('emparejar lo tardío', () => emparejarTodos(s.db));
    const dichas = await medir('leer diferencias', () => contarDiferencias(s, rendiciones));
    const esperadas = contar(leidos, ({ falla }) => falla && SE_DICE[falla]);
    return {
      pagos: mes.length,
      cierres: DIAS,
      esperadas,
      dichas,
      tiempos,
      problemas: await comprobar(s, esperadas, dichas),
    };
  } finally {
    await s.prueba.cerrar();
  }
};

const comprobar = async (s: EscenarioDePagos, esperadas: Record<string, number>, dichas: Record<string, number>) => {
  const problemas: string[] = [];
  for (const clave of new Set([...Object.keys(esperadas), ...Object.keys(dichas)]))
    if (esperadas[clave] !== dichas[clave])
      problemas.push(`diferencias «${clave}»: se hicieron ${esperadas[clave] ?? 0} y se dijeron ${dichas[clave] ?? 0}`);
  for (const control of CONTROLES)
    problemas.push(...(await correrControl(s.db, control)).map((que) => `${control.titulo}: ${que}`));
  const { rows } = await sql<{ libro: string; cierres: string; sueltos: number }>`
    select (select coalesce(sum(importe), 0)::text from movimientos where cuenta = 'recaudado') as libro,
      (select coalesce(sum(total), 0)::text from cierres) as cierres,
      (select count(*)::int from asientos a where not exists (select from cierre_asientos x where x.asiento_id = a.id)) as sueltos`.execute(
    s.db,
  );
  const [suma] = rows;
  if (suma?.libro !== suma?.cierres)
    problemas.push(`el libro tiene ${suma?.libro} y los cierres suman ${suma?.cierres}`);
  if (suma?.sueltos !== 0) problemas.push(`${suma?.sueltos} asientos no están en ningún cierre`);
  const { total, cuentas } = await leerSumasYSaldos(s.db, { desde: PRIMER_DIA, hasta: sumarDias(PRIMER_DIA, DIAS) });
  if (total.debe !== total.haber || total.final !== '0.00' || sumar(cuentas.map(({ final }) => final)) !== '0.00')
    problemas.push(`el balance no cierra: debe ${total.debe}, haber ${total.haber}, saldo ${total.final}`);
  return problemas;
};
