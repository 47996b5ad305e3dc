import type { CosaQueSeEnsaya, Ensayo, ParteDeEnsayo, ResultadoDeEnsayo } from '@colega/contract/honorarios';
import { formatFecha } from '@colega/domain/fechas';
import type { TramoDeVariacion } from '@colega/domain/honorarios';
import { formatImporte, formatNumero } from '@colega/domain/importes';

export const formatCantidad = (cuantos: number): string => formatNumero(String(cuantos), 0);

export const contratos = (cuantos: number): string =>
  `${formatCantidad(cuantos)} ${cuantos === 1 ? 'contrato' : 'contratos'}`;

type Palabras = {
  /** What it is for, before it is asked for. */
  paraQue: string;
  cambio: string;
  nuevo: string;
  suman: string;
  variacion: string;
  /** Of one, and of several. */
  sinCalcular: readonly [string, string];
  partes: { titulo: string; rotulo: string; aclaracion: string };
};

export const PALABRAS: Readonly<Record<CosaQueSeEnsaya, Palabras>> = {
  arancel: {
    paraQue:
      'Calculá con este arancel todos los contratos de los últimos doce meses, para saber cuánto cambia antes de publicarlo.',
    cambio: 'el arancel cambió después de pedirlo',
    nuevo: 'Con este arancel',
    suman: 'Sus mínimos suman',
    variacion: 'Variación del mínimo',
    sinCalcular: ['no se puede calcular con este arancel', 'no se pueden calcular con este arancel'],
    partes: { titulo: 'Por tarea', rotulo: 'Tarea', aclaracion: 'Un contrato con varias tareas cuenta en cada una.' },
  },
  tasas: {
    paraQue:
      'Calculá con estas tasas el CEP y el timbrado de todos los contratos de los últimos doce meses, para saber cuánto cambian antes de publicarlas.',
    cambio: 'la lista cambió después de pedirlo',
    nuevo: 'Con estas tasas',
    suman: 'Su CEP y su timbrado suman',
    variacion: 'Variación del CEP y el timbrado',
    sinCalcular: ['no se compara', 'no se comparan'],
    partes: { titulo: 'Por tasa', rotulo: 'Tasa', aclaracion: 'Un contrato que paga las dos cuenta en cada una.' },
  },
};

const sinSigno = (valor: string): string => valor.replace('-', '');

/** `+12,30 %`, `−3,00 %`, `0,00 %`. */
export const formatVariacion = (porcentaje: string | null): string => {
  if (porcentaje === null) return '—';
  const signo = Number(porcentaje) > 0 ? '+' : porcentaje.startsWith('-') ? '−' : '';
  return `${signo}${formatNumero(sinSigno(porcentaje))} %`;
};

const masOMenos = ({ diferencia, porcentaje }: Pick<ParteDeEnsayo, 'diferencia' | 'porcentaje'>): string => {
  if (Number(diferencia) === 0) return 'lo mismo';
  const cuanto = formatImporte(sinSigno(diferencia));
  const parte = porcentaje === null ? '' : ` (${formatNumero(sinSigno(porcentaje))} %)`;
  return `${cuanto} ${diferencia.startsWith('-') ? 'menos' : 'más'}${parte}`;
};

const quedan = ({ suben, bajan, iguales }: ResultadoDeEnsayo): string => {
  const partes = [
    ...(suben > 0 ? [`${suben === 1 ? 'sube' : 'suben'} ${formatCantidad(suben)}`] : []),
    ...(bajan > 0 ? [`${bajan === 1 ? 'baja' : 'bajan'} ${formatCantidad(bajan)}`] : []),
    ...(iguales > 0 ? [`${iguales === 1 ? 'queda igual' : 'quedan igual'} ${formatCantidad(iguales)}`] : []),
  ];
  const texto = partes.length > 1 ? `${partes.slice(0, -1).join(', ')} y ${partes.at(-1)}` : (partes[0] ?? '');
  return texto === '' ? '' : `${texto.charAt(0).toUpperCase()}${texto.slice(1)}.`;
};

/** They were tried by the lists: what their former system charged is not known. */
const decirImportados = ({ importados }: ResultadoDeEnsayo): string => {
  if (importados === 0) return '';
  const vinieron = importados === 1 ? 'vino' : 'vinieron';
  return `De ellos, ${formatCantidad(importados)} ${vinieron} del sistema anterior: lo de antes es con la tasa que la lista dice para su día, no lo que se les cobró.`;
};

/** What it found, as somebody would tell it. */
export const contarResultado = ({ de, desde, hasta }: Ensayo, resultado: ResultadoDeEnsayo): string[] => {
  const { comparados, alcanza } = resultado;
  const periodo = `entre el ${formatFecha(desde)} y el ${formatFecha(hasta)}`;
  if (resultado.contratos === 0) return [`No hay ningún contrato confirmado ${periodo}.`];
  const total = `Hay ${contratos(resultado.contratos)} ${periodo}`;
  const frases =
    comparados.contratos === 0
      ? [`${total}, y ninguno se puede comparar.`]
      : [
          `${total}; se ${comparados.contratos === 1 ? 'compara' : 'comparan'} ${formatCantidad(comparados.contratos)}.`,
          `${PALABRAS[de].suman} ${formatImporte(comparados.antes)} y sumarían ${formatImporte(comparados.ahora)}: ${masOMenos(comparados)}.`,
          quedan(resultado),
          decirImportados(resultado),
        ];
  if (alcanza.contratos > 0)
    frases.push(`En ${contratos(alcanza.contratos)} más no cambia nada: se convino más que los dos mínimos.`);
  return frases.filter((frase) => frase !== '');
};

export const NOMBRES_DE_TRAMOS: Readonly<Record<TramoDeVariacion, string>> = {
  baja_mas_de_50: 'Baja más de 50 %',
  baja_hasta_50: 'Baja de 25 a 50 %',
  baja_hasta_25: 'Baja de 10 a 25 %',
  baja_hasta_10: 'Baja de 5 a 10 %',
  baja_hasta_5: 'Baja hasta 5 %',
  igual: 'Queda igual',
  sube_hasta_5: 'Sube hasta 5 %',
  sube_hasta_10: 'Sube de 5 a 10 %',
  sube_hasta_25: 'Sube de 10 a 25 %',
  sube_hasta_50: 'Sube de 25 a 50 %',
  sube_hasta_100: 'Sube de 50 a 100 %',
  sube_mas_de_100: 'Sube más de 100 %',
};

const NOMBRES_DE_CONTRATOS: Readonly<Record<string, string>> = {
  original: 'contrato original',
  ampliacion: 'ampliación',
};
export const nombrarTipoDeContrato = (tipo: string): string => NOMBRES_DE_CONTRATOS[tipo] ?? tipo;
