import { Decimal } from '@colega/domain/importes';
import { type Cola, NOMBRES_DE_COLAS, nombreDeCampo } from '@colega/domain/legajos';

type DeReferencia = { supuesto?: string };
type Resolucion = {
  nombre: string;
  vigente_desde: string;
  vigente_hasta: string | null;
  unidad_referencial: string;
  honorario_minimo: string;
  fuentes: Readonly<Record<string, DeReferencia>>;
};
type Cargo = DeReferencia & {
  concepto: string;
  anio_desde: number;
  anio_hasta: number | null;
  importe: string;
  vencimiento: string;
};
type Plazo = DeReferencia & {
  circuito: string;
  dias_primer_vencimiento: number;
  dias_ultimo_vencimiento: number;
  recargo: string;
  vigente_hasta: string | null;
};

type Tasa = DeReferencia & { clave: string; tasa: string; vigente_hasta: string | null };

type PlazoDelColegio = DeReferencia & { cola: Cola; dias_habiles: number; vigente_hasta: string | null };
type PlazoDelMatriculado = DeReferencia & { que: string; dias_habiles: number; vigente_hasta: string | null };
type ListaDeControl = DeReferencia & {
  rubros: readonly string[];
  vigente_hasta: string | null;
  puntos: readonly { clave: string; texto: string }[];
};
type FormasDePago = DeReferencia & { formas: readonly string[]; vigente_hasta: string | null };
type ObservacionTipo = DeReferencia & { campo: string | null; texto: string; vigente_hasta: string | null };

const EN_DATA = '../../../../../data';
const sinConfirmar = ({ supuesto }: DeReferencia): boolean => supuesto !== undefined;
const resoluciones = import.meta.glob<Resolucion>('../../../../../data/resoluciones/*.json', {
  eager: true,
  import: 'default',
});
const listas = import.meta.glob<unknown[]>(
  [
    '../../../../../data/{cargos-de-matricula,formas-de-pago,listas-de-control,observaciones-tipo,plazos-de-cupones,plazos-del-colegio,plazos-del-matriculado,tasas}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
const listaDe = <T>(nombre: string): T[] => (listas[`${EN_DATA}/${nombre}.json`] ?? []) as T[];

export const RESOLUCIONES = Object.values(resoluciones)
  .filter(({ fuentes }) => Object.values(fuentes).some(sinConfirmar))
  .sort((una, otra) => otra.vigente_desde.localeCompare(una.vigente_desde));

const NOMBRES: Readonly<Record<string, string>> = {
  arancel: 'Arancel',
  cuota_1: 'Cuota 1',
  cuota_2: 'Cuota 2',
  arancel_rehabilitacion: 'Arancel de rehabilitación',
  arancel_reinscripcion: 'Arancel de reinscripción',
  matriculados: 'Matrícula',
  cep: 'CEP',
  timbrados: 'Timbrado prepago',
  timbrado: 'Timbrado, sobre el honorario convenido',
  responder_observacion: 'Responder una observación',
  recargo_mensual: 'Recargo de la matrícula por mes vencido',
};
const nombreDe = (clave: string): string => NOMBRES[clave] ?? `${clave.charAt(0).toUpperCase()}${clave.slice(1)}`;

const porcentaje = (parte: string): string => `${new Decimal(parte).times(100).toString().replace('.', ',')} %`;

export const CARGOS = listaDe<Cargo>('cargos-de-matricula')
  .filter(sinConfirmar)
  .sort((uno, otro) => otro.anio_desde - uno.anio_desde)
  .map(({ concepto, anio_desde, anio_hasta, importe, vencimiento }) => ({
    nombre: nombreDe(concepto),
    anios: anio_hasta === null ? `desde ${anio_desde}` : String(anio_desde),
    importe,
    vence: `Vence el ${vencimiento.split('-').reverse().join('/')} de cada año`,
  }));

export const PLAZOS = listaDe<Plazo>('plazos-de-cupones')
  .filter((plazo) => sinConfirmar(plazo) && plazo.vigente_hasta === null)
  .map(({ circuito, dias_primer_vencimiento: primero, dias_ultimo_vencimiento: ultimo, recargo }) => ({
    circuito: nombreDe(circuito),
    dias: primero === ultimo ? `${primero} días` : `${primero} y ${ultimo} días`,
    recargo:
      Number(recargo) === 0
        ? 'Sin recargo después del primer vencimiento'
        : `Recargo del ${porcentaje(recargo)} después del primer vencimiento`,
  }));

export const PLAZOS_DEL_COLEGIO = listaDe<PlazoDelColegio>('plazos-del-colegio')
  .filter((plazo) => sinConfirmar(plazo) && plazo.vigente_hasta === null)
  .map(({ cola, dias_habiles }) => ({ nombre: NOMBRES_DE_COLAS[cola], dias: `${dias_habiles} días hábiles` }));

export const PLAZOS_DEL_MATRICULADO = listaDe<PlazoDelMatriculado>('plazos-del-matriculado')
  .filter((plazo) => sinConfirmar(plazo) && plazo.vigente_hasta === null)
  .map(({ que, dias_habiles }) => ({ nombre: nombreDe(que), dias: `${dias_habiles} días hábiles` }));

export const TASAS = listaDe<Tasa>('tasas')
  .filter((tasa) => sinConfirmar(tasa) && tasa.vigente_hasta === null)
  .map(({ clave, tasa }) => ({ nombre: nombreDe(clave), tasa: porcentaje(tasa) }));

const enTexto = (clave: string): string => nombreDe(clave.replaceAll('_', ' '));

export const CONTROLES = listaDe<ListaDeControl>('listas-de-control')
  .filter((lista) => sinConfirmar(lista) && lista.vigente_hasta === null)
  .map(({ rubros, puntos }) => ({
    rubros: rubros.map(enTexto).join(', '),
    puntos: puntos.map(({ texto }) => `${texto}.`).join(' '),
  }));

export const FORMAS_DE_PAGO = listaDe<FormasDePago>('formas-de-pago')
  .filter((lista) => sinConfirmar(lista) && lista.vigente_hasta === null)
  .flatMap(({ formas }) => formas);

export const OBSERVACIONES_TIPO = listaDe<ObservacionTipo>('observaciones-tipo')
  .filter((una) => sinConfirmar(una) && una.vigente_hasta === null)
  .map(({ campo, texto }) => ({ texto, dato: nombreDeCampo(campo) ?? 'Del legajo entero' }));
