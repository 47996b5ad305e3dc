import type { AzarDelMes } from './azar.ts';
import { cobradoPorPagina } from './en-linea.ts';
import { DIAS_QUE_SE_ESPERA, esDeFinDeSemana, siguienteHabil } from './fecha-del-mes.ts';
import {
  type ArchivoDelMes,
  type Centavos,
  COBRADORES_DEL_MES,
  type CobradorDelMes,
  type DepositoAjeno,
  type DepositoDelMes,
  type FallaDeDeposito,
  type MesEscrito,
  PARTE_CON_FALLA,
  type RendidoDelMes,
  type RenglonDelMes,
} from './mes-escrito.ts';
import type { PlumaDelMes } from './pluma.ts';
import { comisionAcordada, MEDIOS_DE_CANAL } from './renglones-de-cobradores.ts';

type DeCobrador = ArchivoDelMes & { origen: 'siro' | 'redLink' };

/** Something that it took, or gave back, of the day on which it deposits that; `queda` is what it keeps of it. */
type Parte = {
  cobrador: CobradorDelMes;
  dia: number;
  medio: string;
  importe: Centavos;
  acordada: Centavos;
  queda: Centavos;
};

const DE_MAS_EN_CIEN = 1;

const sumar = <T>(todos: readonly T[], de: (uno: T) => Centavos): Centavos =>
  todos.reduce((total, uno) => total + de(uno), 0);

const suyos = ({ renglones }: DeCobrador): RenglonDelMes[] =>
  renglones.filter(({ acreditacion, repite }) => acreditacion !== null && !repite);

/** By the lines of its file, each for what is here of it. What was undone is of the same day, and it keeps nothing of that. */
const partesDeArchivo = (archivo: DeCobrador): Parte[] => {
  const { origen: cobrador, dia } = archivo;
  const deshechos = new Set(suyos(archivo).flatMap(({ reversa, cupones }) => (reversa ? cupones : [])));
  return suyos(archivo).map(({ propio, canal, reversa, cupones, comision, propia }) => {
    const acordada = reversa ? 0 : comisionAcordada(cobrador, propio);
    const volvio = cupones.some((cupon) => deshechos.has(cupon)) || propia?.porque === 'contracargo';
    const queda = reversa || volvio || propio === 0 ? 0 : cobrador === 'siro' ? acordada : comision;
    const suyo = { cobrador, dia: siguienteHabil(dia), medio: MEDIOS_DE_CANAL[canal] ?? '' };
    return { ...suyo, importe: reversa ? -propio : propio, acordada, queda: Math.max(0, queda) };
  });
};

/** What was undone and SIRO's file does not say; and of pages, what has no file. */
const partesDelMes = ({ porCodigo, enLinea }: MesEscrito, escritos: ReadonlySet<number>): Parte[] => [
  ...porCodigo
    .filter(({ medio, contracargo, cupon }) => medio === 'codigo_barra' && contracargo && escritos.has(cupon.indice))
    .map(({ cupon }) => ({
      ...{ cobrador: 'siro' as const, dia: siguienteHabil(cupon.dia), medio: 'codigo_barra' },
      ...{ importe: -cupon.importe, acordada: 0, queda: 0 },
    })),
  ...enLinea.flatMap((pago) =>
    cobradoPorPagina(pago).flatMap(({ medio, importe }) => {
      if (medio === 'online') return [];
      const acordada = comisionAcordada(medio, importe);
      return [{ cobrador: medio, dia: siguienteHabil(pago.cupon.dia), medio, importe, acordada, queda: acordada }];
    }),
  ),
  ...enLinea
    .filter(({ luego, medio, cupon }) => luego !== null && (medio !== 'online' || escritos.has(cupon.indice)))
    .map(({ medio, cupon, cobrado }) => ({
      cobrador: medio === 'online' ? ('siro' as const) : medio,
      ...{ dia: siguienteHabil(cupon.dia + 1), medio, importe: -cobrado, acordada: 0, queda: 0 },
    })),
];

type DiaDeCobrador = { cobrador: CobradorDelMes; dia: number; partes: Parte[] };
const cobradoDe = ({ partes }: DiaDeCobrador): Centavos => sumar(partes, ({ importe }) => importe);

/** What was undone of a day that took less than that, or just that, is taken from the next one's. */
const juntarDias = (partes: readonly Parte[], cobrador: CobradorDelMes): DiaDeCobrador[] => {
  const deEl = partes.filter((una) => una.cobrador === cobrador);
  const juntos: DiaDeCobrador[] = [];
  let sueltoElUltimo = false;
  for (const dia of [...new Set(deEl.map((una) => una.dia))].sort((uno, otro) => uno - otro)) {
    const suyas = deEl.filter((una) => una.dia === dia);
    const anterior = juntos.at(-1);
    const queda = anterior ? cobradoDe(anterior) : 1;
    const seJunta: boolean = anterior !== undefined && (queda < 0 || (queda === 0 && sueltoElUltimo));
    if (anterior && seJunta) juntos.splice(-1, 1, { cobrador, dia, partes: [...anterior.partes, ...suyas] });
    else juntos.push({ cobrador, dia, partes: suyas });
    sueltoElUltimo = !seJunta;
  }
  return juntos;
};

const armarDeposito = (uno: DiaDeCobrador, falla: FallaDeDeposito | null): DepositoDelMes => {
  const { cobrador, dia, partes } = uno;
  const cobrado = cobradoDe(uno);
  // Link says in its file what it keeps of each: its lines have it.
  const deMas = falla === 'otra_comision' && cobrador !== 'redLink' ? Math.ceil((cobrado * DE_MAS_EN_CIEN) / 100) : 0;
  const queda = sumar(partes, (una) => una.queda) + deMas;
  const porMedio: Record<string, Centavos> = {};
  for (const { medio, importe } of partes) porMedio[medio] = (porMedio[medio] ?? 0) + importe;
  const llega = cobrado > queda ? cobrado - queda : cobrado;
  const depositado = falla === 'no_llega' || cobrado <= 0 ? null : llega;
  return { cobrador, dia, porMedio, cobrado, acordada: sumar(partes, (una) => una.acordada), depositado, falla };
};

/** Twice what was agreed, on the files of a day. */
const cobrarDeMas = (archivos: readonly DeCobrador[], { cobrador, dia }: DiaDeCobrador): void => {
  for (const archivo of archivos.filter((uno) => uno.origen === cobrador && siguienteHabil(uno.dia) === dia)) {
    archivo.pedidas.push({ renglon: null, clase: 'otra_comision' });
    for (const [i, renglon] of archivo.renglones.entries())
      archivo.renglones[i] = { ...renglon, comision: renglon.comision * 2 };
  }
};

const NADIE_LO_ESPERA = 3;
const esCercano = (una: Parte, dia: number): boolean => una.dia <= dia && una.dia >= dia - NADIE_LO_ESPERA;
/** At a week-end, for whoever has nothing on its way. */
const escribirAjenos = ({ azar, importes, dias }: PlumaDelMes, deCada: readonly DiaDeCobrador[]): DepositoAjeno[] => {
  const finesDeSemana = Array.from({ length: dias }, (_, dia) => dia).filter(esDeFinDeSemana);
  const pueden = finesDeSemana.flatMap((dia) =>
    (['sipago', 'net_pagos'] as const)
      .filter((cobrador) =>
        deCada
          .filter((uno) => uno.cobrador === cobrador && uno.partes.some((una) => esCercano(una, dia)))
          .every((uno) => uno.dia <= dia && cobradoDe(uno) > 0),
      )
      .map((cobrador) => ({ cobrador, dia })),
  );
  const parte = (deCada.length * PARTE_CON_FALLA) / Math.max(1, pueden.length);
  return azar.partes(pueden, parte).map((uno) => ({ ...uno, importe: importes(1_000_000, 9_000_000) }));
};

const repartirFallas = (
  azar: AzarDelMes,
  { deCada, ajenos, dias }: { deCada: readonly DiaDeCobrador[]; ajenos: readonly DepositoAjeno[]; dias: number },
): Map<DiaDeCobrador, FallaDeDeposito> => {
  const fallas = new Map<DiaDeCobrador, FallaDeDeposito>();
  const llegan = deCada.filter((uno) => (armarDeposito(uno, null).depositado ?? 0) > 0 && uno.dia < dias);
  // A day's money may come some days later: one that did not come is told once they went by.
  const esperados = llegan.filter(
    ({ cobrador, dia }) =>
      dia + DIAS_QUE_SE_ESPERA < dias &&
      !ajenos.some((ajeno) => ajeno.cobrador === cobrador && ajeno.dia >= dia && ajeno.dia <= dia + NADIE_LO_ESPERA),
  );
  for (const falla of ['otra_comision', 'no_llega'] as const)
    for (const cobrador of COBRADORES_DEL_MES) {
      const sanos = (falla === 'no_llega' ? esperados : llegan).filter(
        (uno) => uno.cobrador === cobrador && !fallas.has(uno),
      );
      for (const uno of azar.partes(sanos, PARTE_CON_FALLA)) fallas.set(uno, falla);
    }
  return fallas;
};

const armarRendidos = (archivos: readonly DeCobrador[], depositos: readonly DepositoDelMes[]): RendidoDelMes[] =>
  (['siro', 'redLink'] as const).flatMap((origen) => {
    const deEl = archivos.filter((uno) => uno.origen === origen && suyos(uno).length > 0);
    return [...new Set(deEl.map(({ dia }) => siguienteHabil(dia)))].map((dia) => {
      const renglones = deEl.filter((uno) => siguienteHabil(uno.dia) === dia).flatMap(suyos);
      const deposito = depositos.find((uno) => uno.cobrador === origen && uno.dia === dia);
      return {
        ...{ origen, dia, falla: deposito?.falla ?? null, depositado: deposito?.depositado ?? null },
        cobrado: sumar(renglones, ({ importe, reversa }) => (reversa ? -importe : importe)),
        comision: sumar(renglones, ({ comision }) => comision),
        acordada: sumar(renglones, ({ importe, reversa }) => (reversa ? 0 : comisionAcordada(origen, importe))),
      };
    });
  });

export type DepositosDelMes = { depositos: DepositoDelMes[]; rendidos: RendidoDelMes[]; ajenos: DepositoAjeno[] };

/** What each collector puts in the bank for each day. Its own files are told from what was sown in them. */
export const depositosDelMes = (
  pluma: PlumaDelMes,
  mes: MesEscrito,
  archivos: readonly DeCobrador[],
): DepositosDelMes => {
  const { azar, dias } = pluma;
  const escritos = new Set(
    archivos
      .filter(({ origen }) => origen === 'siro')
      .flatMap(({ renglones }) => renglones.flatMap(({ cupones }) => cupones)),
  );
  const juntarTodo = () => {
    const partes = [...archivos.flatMap(partesDeArchivo), ...partesDelMes(mes, escritos)];
    return COBRADORES_DEL_MES.flatMap((cobrador) => juntarDias(partes, cobrador));
  };
  const deCada = juntarTodo();
  const ajenos = escribirAjenos(pluma, deCada);
  const fallas = repartirFallas(azar, { deCada, ajenos, dias });
  for (const [uno, falla] of fallas)
    if (falla === 'otra_comision' && uno.cobrador === 'redLink') cobrarDeMas(archivos, uno);
  const claveDe = ({ cobrador, dia }: DiaDeCobrador): string => `${cobrador} ${dia}`;
  const porClave = new Map([...fallas].map(([uno, falla]) => [claveDe(uno), falla]));
  const depositos = juntarTodo()
    .map((uno) => armarDeposito(uno, porClave.get(claveDe(uno)) ?? null))
    .map((uno) => (uno.dia < dias ? uno : { ...uno, depositado: null }));
  return { depositos, rendidos: armarRendidos(archivos, depositos), ajenos };
};
