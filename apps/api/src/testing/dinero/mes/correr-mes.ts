import { emparejarTodos } from '../../../modules/dinero/rendiciones/emparejar.service.ts';
import { aLaVez } from './a-la-vez.ts';
import { aceptarLosDelDia } from './aceptar-depositos-del-mes.ts';
import { anotarAlBanco } from './al-banco.ts';
import { numeroDe, prepararArchivo } from './archivo-de-afuera.ts';
import { type ArqueoDicho, cerrarContando, cotejarArqueos } from './arqueos-del-mes.ts';
import { crearAzar } from './azar.ts';
import { type CuentaCotejada, comprobarLibro, conciliarElMes } from './comprobar-libro.ts';
import { type CotejoDelMes, cotejarArchivos, cotejarRenglones, crearCotejo } from './cotejar.ts';
import { cotejarDepositos, cotejarRendidos } from './cotejar-depositos.ts';
import { cotejarEnLinea } from './cotejar-en-linea.ts';
import { anotarLoDeNadie, decidirLoDeNadie, devolverLoDeNadie } from './de-nadie.ts';
import { devolverDelMes, devolverSaldo } from './devoluciones.ts';
import { cobradoPorPagina, cobrarEnLinea } from './en-linea.ts';
import { escribirArchivos } from './escribir-archivos.ts';
import { escribirMes } from './escribir-mes.ts';
import { conciliarElBanco, type ExtractoDelMes, problemasDelExtracto } from './extracto-del-mes.ts';
import { equivocarseAntes, equivocarseDespues, type FallaDichaDeArchivo } from './fallas-de-archivo.ts';
import { enElDia, fechaDelMes } from './fecha-del-mes.ts';
import { anotarDichas, type DichasDelMes, leerArchivoDelMes, listarTodos } from './leer-archivo-del-mes.ts';
import type { MedioDelMes } from './libro-del-mes.ts';
import type { ArchivoDelMes, CuponDelMes, MesEscrito, RenglonDelMes } from './mes-escrito.ts';
import { abrirObra, type ObraDelMes } from './obra-del-mes.ts';
import { crearPluma } from './pluma.ts';
import { cobrarEnLaCaja } from './por-caja.ts';
import { cobrarPorCodigo } from './por-codigo.ts';

const UNA_SEMANA = 7;

type InformeDelMes = {
  tecnicos: number;
  pagos: number;
  cierres: number;
  archivos: number;
  renglones: number;
  cotejos: CotejoDelMes[];
  cuentas: CuentaCotejada[];
  medios: [string, MedioDelMes][];
  extracto: ExtractoDelMes;
  /** Calls that the providers were asked, of which one in fifty failed. */
  llamadas: number;
  por_revisar: number;
  /** What did not tie, or was not told as what it is; nothing when all did. */
  problemas: string[];
  tiempos: Record<string, number>;
};

type Pedido = { semilla: number; cuantos: number; dias?: number; avisar?: (que: string) => void };

const cuponesDe = ({ caja, porCodigo, enLinea, deNadie, impagos }: MesEscrito): CuponDelMes[] => [
  ...caja.flatMap(({ cupones }) => cupones),
  ...[...porCodigo, ...enLinea, ...deNadie].map(({ cupon }) => cupon),
  ...impagos,
];

/** One of several coupons is one. */
const contarPagos = ({ caja, porCodigo, enLinea, deNadie }: MesEscrito): number =>
  caja.length + porCodigo.length + enLinea.flatMap(cobradoPorPagina).length + deNadie.length;

const crearMedida = () => {
  const tiempos: Record<string, number> = {};
  const medir = async <T>(que: string, trabajo: () => Promise<T>): Promise<T> => {
    const desde = performance.now();
    const hecho = await trabajo();
    tiempos[que] = (tiempos[que] ?? 0) + performance.now() - desde;
    return hecho;
  };
  return { tiempos, medir };
};
type Medir = ReturnType<typeof crearMedida>['medir'];

type LoQueSeSabe = { medir: Medir; cobranzas: Map<string, number>; urls: Map<number, string> };

/** What comes in and goes out on a day, by every door, before any file tells of it. */
const vivirElDia = async (obra: ObraDelMes, mes: MesEscrito, dia: number, { medir, cobranzas, urls }: LoQueSeSabe) => {
  const deHoy = <T extends { dia: number }>(todos: readonly T[]) => todos.filter((uno) => uno.dia === dia);
  await medir('emitir cupones', () => obra.emitir(deHoy(cuponesDe(mes))));
  await medir('cobrar en la caja', () => aLaVez(deHoy(mes.caja), (pago) => cobrarEnLaCaja(obra, pago)));
  await medir('cobrar por código', () => cobrarPorCodigo(obra, dia, mes.porCodigo));
  await medir('cobrar en línea', () => cobrarEnLinea(obra, dia, { enLinea: mes.enLinea, urls }));
  await medir('llevar al banco', async () => {
    for (const deposito of deHoy(mes.alBanco))
      if (deposito.falla !== 'deposito_sin_anotar') await anotarAlBanco(obra, deposito);
  });
  await medir('devolver', async () => {
    for (const devolucion of deHoy(mes.devoluciones)) await devolverDelMes(obra, devolucion);
    for (const saldo of deHoy(mes.saldos)) await devolverSaldo(obra, saldo);
    for (const una of enElDia(mes.deNadie, dia).filter(({ anotada }) => anotada)) await anotarLoDeNadie(obra, una);
    for (const una of enElDia(mes.deNadie, dia - 1).filter(({ destino }) => destino === 'devuelta'))
      await devolverLoDeNadie(obra, una, cobranzas.get(una.numero) ?? 0);
  });
};

type Leida = { id: number; archivo: ArchivoDelMes };

/** What a bank's file brought of nobody is decided once it was read. */
const decidirDeNadie = async (
  obra: ObraDelMes,
  mes: MesEscrito,
  { id, archivo }: Leida,
  cobranzas: Map<string, number>,
) => {
  const suyas = enElDia(mes.deNadie, archivo.dia);
  if (archivo.origen !== 'provincia' || suyas.length === 0) return;
  for (const { externo, cobranza_id } of await listarTodos(obra, id, 'todos'))
    if (externo !== null && cobranza_id !== null) cobranzas.set(externo, cobranza_id);
  for (const una of suyas) await decidirLoDeNadie(obra, una, cobranzas.get(una.numero) ?? 0);
};

/**
 * A month by every door of the money, with what goes wrong with each, all of it known before the system sees it. Every file is read by the
 * real service, a treasurer does what there is to do with it, and every day is closed. At the end the books tie account by account with the
 * generator's own arithmetic, and each thing that went wrong was told as what it is.
 */
export const correrMes = async ({
  semilla,
  cuantos,
  dias = 28,
  avisar = () => undefined,
}: Pedido): Promise<InformeDelMes> => {
  const pluma = crearPluma(crearAzar(semilla), dias);
  const { mes, arqueos } = escribirMes(pluma, cuantos);
  const { archivos, depositos } = escribirArchivos(pluma, mes);
  const obra = await abrirObra(semilla);
  const { tiempos, medir } = crearMedida();
  const problemas: string[] = [];
  const alLeer: DichasDelMes = new Map();
  const alFinal: DichasDelMes = new Map();
  const leidas: Leida[] = [];
  const equivocadas: FallaDichaDeArchivo[] = [];
  const cobranzas = new Map<string, number>();
  const urls = new Map<number, string>();
  const contados: ArqueoDicho[] = [];
  let ultimoCierre = 0;
  try {
    const { s } = obra;
    for (let dia = 0; dia < dias; dia++) {
      await obra.amanecer(dia);
      await vivirElDia(obra, mes, dia, { medir, cobranzas, urls });
      for (const archivo of archivos.filter((uno) => uno.dia === dia)) {
        await medir('escribir los archivos', () => prepararArchivo(obra, archivo));
        equivocadas.push(...(await medir('equivocarse de archivo', () => equivocarseAntes(obra, archivo))));
        const id = await medir('leer y dar entrada', () => leerArchivoDelMes(obra, { archivo, mes }, alLeer));
        leidas.push({ id, archivo });
        equivocadas.push(...(await medir('equivocarse de archivo', () => equivocarseDespues(obra, archivo))));
        await medir('devolver', () => decidirDeNadie(obra, mes, { id, archivo }, cobranzas));
      }
      await medir('aceptar depósitos', () => aceptarLosDelDia(obra, depositos.depositos, dia));
      const { cierre, suma, dicho } = await medir('cerrar', () => cerrarContando(obra, arqueos, dia));
      contados.push(dicho);
      ultimoCierre = cierre.id;
      if (cierre.total !== suma)
        problemas.push(`El cierre del ${fechaDelMes(dia)} tiene ${cierre.total} y tendría que tener ${suma}`);
      if ((dia + 1) % UNA_SEMANA === 0) avisar(`Día ${dia + 1} de ${dias}`);
    }
    avisar(`${cuantos} técnicos, ${archivos.length} archivos y ${dias} cierres`);
    await medir('emparejar de nuevo', () => emparejarTodos(s.db));
    const cotejo = crearCotejo();
    await medir('leer lo que se dijo', async () => {
      for (const leida of leidas) await anotarDichas(obra, leida, alFinal);
      const rendiciones = leidas.flatMap(({ id, archivo }) => (archivo.origen === 'provincia' ? [] : [id]));
      await cotejarRendidos(cotejo, obra, { rendidos: depositos.rendidos, rendiciones, dias });
      await cotejarDepositos(cotejo, obra, { depositos: depositos.depositos, dias });
      await cotejarEnLinea(cotejo, obra, mes);
    });
    const nombres = {
      boletaDe: (indice: number) => obra.emitido(indice).boleta,
      numeroDe: (archivo: ArchivoDelMes, renglon: RenglonDelMes) => numeroDe(obra, archivo, renglon),
    };
    cotejarRenglones(cotejo, archivos, { dichas: alLeer, cuando: 'alLeer', nombres });
    cotejarRenglones(cotejo, archivos, { dichas: alFinal, cuando: 'alFinal', nombres });
    cotejarArchivos(cotejo, equivocadas);
    cotejarArqueos(cotejo, contados);
    const comprobado = await medir('comprobar el libro', () => comprobarLibro(obra, dias, ultimoCierre));
    const { llamadas, conciliado } = await medir('conciliar', async () => ({
      llamadas: await obra.contarLlamadas(),
      conciliado: await conciliarElMes(obra, dias + UNA_SEMANA),
    }));
    const extracto = conciliarElBanco(obra, archivos);
    const cotejos = cotejo.todos();
    problemas.push(...comprobado.problemas, ...conciliado.problemas, ...problemasDelExtracto(extracto));
    problemas.push(...cotejos.flatMap(({ deOtroModo, calladas }) => [...deOtroModo, ...calladas]));
    const renglones = archivos.reduce((suma, uno) => suma + uno.renglones.length, 0);
    return {
      ...{ tecnicos: pluma.cuantos(), pagos: contarPagos(mes), cierres: dias },
      ...{ archivos: archivos.length, renglones, cotejos, cuentas: comprobado.cuentas, problemas, tiempos },
      ...{ medios: [...obra.libro.medios()].sort(), extracto, llamadas, por_revisar: conciliado.por_revisar },
    };
  } finally {
    await obra.cerrar();
  }
};
