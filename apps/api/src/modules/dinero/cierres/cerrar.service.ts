import type { CierreDelDia, CierreEntero, DistintaDelLibro, PorCerrar, TotalDeCierre } from '@colega/contract/dinero';
import { textoDelColegio } from '@colega/contract/mensajes';
import { MEDIOS_DE_PAGO, MEDIOS_DEL_CAJON } from '@colega/domain/dinero';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { paginacion } from '../../referencias/lista.ts';
import { tomarNumero } from '../cobros/acreditar.repository.ts';
import { nombrarCuenta } from '../libro/cuenta-recaudadora.ts';
import { findArqueosDeCierre, insertArqueos, sumarCajonDelDia } from './arqueos.repository.ts';
import { asentarApertura } from './asentar-apertura.ts';
import {
  type CuentaCerrada,
  countCierres,
  countSinCerrar,
  type FilaDeCierre,
  findCierreById,
  findCierres,
  findCuentasDeCierre,
  findTotalesDeCierre,
  findUltimoCierre,
  insertCierre,
  insertCuentas,
  insertTotales,
  type SumaDeCierre,
  sumarDeCierre,
  sumarSinCerrar,
} from './cierres.repository.ts';
import { asentarArqueo, contarElCajon, type LoContado, nombrarContados, sumarCajon } from './contar-el-cajon.ts';
import { findDistintasDelLibro } from './contra-el-libro.repository.ts';
import { leerNombres } from './leer-nombres.ts';
import { listarBilletes } from './listar-billetes.ts';
import {
  dejarLasUltimas,
  leerCajonesDeCierre,
  leerCajonesPorCerrar,
  resumirEntregado,
  reunirCajones,
} from './reunir-cajones.ts';

type Cuenta = { medio: string; banco: string | null };
type Inicial = Cuenta & { importe: Importe };

type Nombrar = Awaited<ReturnType<typeof leerNombres>>;

const comoCierre = ({ cerrado_en, quien, ...cierre }: FilaDeCierre, nombreDe: Nombrar): CierreDelDia => ({
  ...cierre,
  quien: nombreDe(quien),
  cerrado_en: cerrado_en.toISOString(),
});

const comoTotal = ({ quien, ...total }: SumaDeCierre & { nombre: string }, nombreDe: Nombrar): TotalDeCierre => ({
  ...total,
  quien: nombreDe(quien),
});

const claveDe = ({ medio, banco }: Cuenta): string => `${medio}|${banco ?? ''}`;

/** Where the college may have money before its first closing: what its till takes, what its collectors owe it, and each bank. */
const armarCuentasPosibles = ({ todos }: Bancos): Cuenta[] => [
  ...[...MEDIOS_DEL_CAJON, ...MEDIOS_DE_PAGO].map((medio) => ({ medio, banco: null })),
  ...todos.map(({ clave }) => ({ medio: 'transferencia', banco: clave })),
];

/** Each account goes on from what it had. */
const armarCuentas = (iniciales: readonly Inicial[], totales: readonly SumaDeCierre[]): CuentaCerrada[] => {
  const cuentas = new Map<string, Cuenta>([...iniciales, ...totales].map((una) => [claveDe(una), una]));
  return [...cuentas.entries()]
    .map(([clave, { medio, banco }]) => {
      const suyos = totales.filter((total) => claveDe(total) === clave);
      const inicial = sumar(iniciales.filter((una) => claveDe(una) === clave).map((una) => una.importe));
      const [entradas, salidas] = [sumar(suyos.map((t) => t.entradas)), sumar(suyos.map((t) => t.salidas))];
      const final = importe(new Decimal(inicial).plus(entradas).minus(salidas));
      return { medio, banco, inicial, entradas, salidas, diferencia: '0.00', final };
    })
    .sort((una, otra) => claveDe(una).localeCompare(claveDe(otra)));
};

const inicialesDe = async (db: Db, ultimo: FilaDeCierre | undefined): Promise<Inicial[]> =>
  ultimo
    ? (await findCuentasDeCierre(db, ultimo.id)).map(({ final, ...cuenta }) => ({ ...cuenta, importe: final }))
    : [];

const totalDe = (cuentas: readonly CuentaCerrada[]): Importe =>
  importe(new Decimal(sumar(cuentas.map((c) => c.entradas))).minus(sumar(cuentas.map((c) => c.salidas))));

type DelDia = Awaited<ReturnType<typeof sumarCajonDelDia>>;
const armarCajon = (
  cuentas: readonly CuentaCerrada[],
  delDia: DelDia,
  { cajones, totales }: { cajones: PorCerrar['cajones']; totales: readonly SumaDeCierre[] },
): PorCerrar['cajon'] =>
  MEDIOS_DEL_CAJON.map((medio) => ({
    ...{ medio, nombre: nombreDeMedio(medio), hay: sumarCajon(cuentas, medio) },
    del_dia: delDia.find((uno) => uno.medio === medio)?.del_dia ?? '0.00',
    despues: delDia.find((uno) => uno.medio === medio)?.despues ?? '0.00',
    entregado: resumirEntregado(cajones, {
      ...{ medio, hay: sumarCajon(cuentas, medio) },
      depositado: totales.some((uno) => uno.medio === medio && uno.banco === null && uno.circuito === 'deposito'),
    }),
  }));

/** What the closing of that day would have, were it done now. */
export const leerPorCerrar = async (db: Db, dia: Fecha): Promise<PorCerrar> => {
  const ultimo = await findUltimoCierre(db);
  const bancos = await leerBancos(db);
  const nombrar = nombrarCuenta(bancos);
  const [cuantos, totales, iniciales, delDia, { cajones, entregas }] = await Promise.all([
    countSinCerrar(db, dia, ultimo?.dia ?? null),
    sumarSinCerrar(db, dia),
    inicialesDe(db, ultimo),
    sumarCajonDelDia(db, dia),
    leerCajonesPorCerrar(db, dia),
  ]);
  const cuentas = armarCuentas(iniciales, totales);
  const nombreDe = await leerNombres(db, [ultimo, ...totales]);
  return {
    ...{ dia, ...cuantos, total: totalDe(cuentas), ultimo: ultimo ? comoCierre(ultimo, nombreDe) : null },
    posibles: armarCuentasPosibles(bancos).map(nombrar),
    cajon: armarCajon(cuentas, delDia, { cajones, totales }),
    ...{ cajones: dejarLasUltimas(cajones), entregas },
    billetes: listarBilletes(dia),
    cuentas: cuentas.map(nombrar),
    totales: totales.map((total) => comoTotal(nombrar(total), nombreDe)),
  };
};

/** The accounts in which the closings and the ledger do not say the same: none. */
export const compararConElLibro = async (db: Db): Promise<{ distintas: DistintaDelLibro[] }> => ({
  distintas: (await findDistintasDelLibro(db)).map(nombrarCuenta(await leerBancos(db))),
});

type PedidoDeCierre = Momento & {
  autor: Autor;
  dia: Fecha;
  apertura?: readonly Inicial[] | undefined;
  /** What whoever closes was shown. */
  visto?: { asientos: number; total: Importe } | undefined;
  /** What was counted in the drawer. */
  arqueo?: readonly LoContado[] | undefined;
  /** What was shown as handed in. */
  entregas?: PorCerrar['entregas'] | undefined;
};

/** With an opening, what came before its day is not in the total: how many there are says whether it is what was seen. */
const exigirLoVisto = ({ visto, apertura = [] }: PedidoDeCierre, { asientos, total }: FilaDeCierre): void => {
  if (!visto) return;
  const mismoTotal = apertura.length > 0 || new Decimal(visto.total).eq(total);
  if (visto.asientos !== asientos || !mismoTotal) throw errorHttp(409, 'cierre_cambiado', { datos: { asientos } });
};

const exigirDia = async (db: Db, { dia, hoy }: PedidoDeCierre, ultimo: FilaDeCierre | undefined): Promise<void> => {
  if (dia > hoy) throw invalido([{ codigo: 'cierre_futuro', campo: 'dia' }]);
  if (!ultimo || dia >= ultimo.dia) return;
  const { numero, quien } = comoCierre(ultimo, await leerNombres(db, [ultimo]));
  throw errorHttp(409, 'cierre_de_dia_cerrado', { datos: { numero, dia: formatFecha(ultimo.dia), quien } });
};

const exigirApertura = ({ apertura = [] }: PedidoDeCierre, ultimo: FilaDeCierre | undefined, bancos: Bancos): void => {
  if (apertura.length === 0) return;
  if (ultimo) throw errorHttp(409, 'apertura_despues_del_primero');
  const claves = apertura.map(claveDe);
  const repetida = claves.findIndex((clave, i) => claves.indexOf(clave) !== i);
  if (repetida >= 0) throw invalido([{ codigo: 'apertura_repetida', campo: `apertura.${repetida}.medio` }]);
  const posibles = armarCuentasPosibles(bancos).map(claveDe);
  const deOtra = claves.findIndex((clave) => !posibles.includes(clave));
  if (deOtra >= 0) throw invalido([{ codigo: 'apertura_de_otra_cuenta', campo: `apertura.${deOtra}.banco` }]);
};

/** One at a time: the second of two finds what the first one left, which is nothing. Throws 409, 422. */
export const cerrarElDia = (db: Db, pedido: PedidoDeCierre): Promise<{ message: string; cierre: CierreDelDia }> =>
  enTransaccion(db, async (trx) => {
    const { autor, ahora, dia, apertura = [], arqueo = [] } = pedido;
    // It holds the series: whoever closes besides waits here.
    const numero = await tomarNumero(trx, 'cierres');
    const ultimo = await findUltimoCierre(trx);
    await exigirDia(trx, pedido, ultimo);
    exigirApertura(pedido, ultimo, await leerBancos(trx));
    const conApertura = apertura.length > 0;
    const id = await insertCierre(trx, { numero, dia, quien: autor.username, cerrado_en: ahora, conApertura });
    const cierre = await findCierreById(trx, id);
    if (!cierre) throw errorNoEncontrado();
    // A drawer that was not counted may be, though nothing came in since.
    const cuentaLoQueNoSeConto = arqueo.length > 0 && ultimo?.arqueo === null;
    if (ultimo?.dia === dia && cierre.asientos === 0 && !cuentaLoQueNoSeConto) {
      const { numero: suyo, quien } = comoCierre(ultimo, await leerNombres(trx, [ultimo]));
      throw errorHttp(409, 'cierre_sin_nada_nuevo', { datos: { numero: suyo, quien } });
    }
    exigirLoVisto(pedido, cierre);
    const totales = await sumarDeCierre(trx, id);
    const segunLoAnotado = armarCuentas(ultimo ? await inicialesDe(trx, ultimo) : apertura, totales);
    const { cuentas, contados } = contarElCajon(segunLoAnotado, arqueo);
    await insertTotales(trx, id, totales);
    await insertCuentas(trx, id, cuentas);
    await insertArqueos(trx, id, contados);
    if (!ultimo) await asentarApertura(trx, id);
    await asentarArqueo(trx, id);
    const cajones = arqueo.length > 0 ? await reunirCajones(trx, id, { dia, vistas: pedido.entregas }) : [];
    const arqueado = nombrarContados(cuentas, contados).map(({ nombre: _, ...uno }) => uno);
    const hasta = {
      numero,
      dia,
      asientos: cierre.asientos,
      total: cierre.total,
      arqueo: arqueado,
      ...(cajones.length > 0 && { cajones }),
    };
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'cierre', id }, { accion: 'cerrar_el_dia', hasta });
    const datos = { numero, dia: formatFecha(dia) };
    const hecho = (await findCierreById(trx, id)) ?? cierre;
    const nombreDe = await leerNombres(trx, [hecho]);
    return { message: textoDelColegio({ codigo: 'dia_cerrado', datos }), cierre: comoCierre(hecho, nombreDe) };
  });

export const leerCierre = async (db: Db, id: number): Promise<CierreEntero> => {
  const cierre = await findCierreById(db, id);
  if (!cierre) throw errorNoEncontrado();
  const [cuentas, totales, contados, cajones] = await Promise.all([
    findCuentasDeCierre(db, id),
    findTotalesDeCierre(db, id),
    findArqueosDeCierre(db, id),
    leerCajonesDeCierre(db, id),
  ]);
  const nombrar = nombrarCuenta(await leerBancos(db));
  const nombreDe = await leerNombres(db, [cierre, ...totales]);
  return {
    ...comoCierre(cierre, nombreDe),
    cuentas: cuentas.map(nombrar),
    totales: totales.map((total) => comoTotal(nombrar(total), nombreDe)),
    contados: nombrarContados(cuentas, contados),
    cajones,
  };
};

export const listarCierres = async (db: Db, pagina: { page: number; limit: number }) => {
  const { page, limit } = pagina;
  const [filas, total] = await Promise.all([findCierres(db, { limit, offset: (page - 1) * limit }), countCierres(db)]);
  const nombreDe = await leerNombres(db, filas);
  return { items: filas.map((fila) => comoCierre(fila, nombreDe)), pagination: paginacion(total, pagina) };
};
