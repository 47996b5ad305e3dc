import { DEFINICIONES, type TipoDeCertificado, type Valor, valorLegible } from '@colega/domain/certificados';
import type { Campo } from '@colega/domain/formularios';
import { formatCuit } from '@colega/domain/identificadores';
import type { Emisor } from './hoja.ts';
import { armarPares, type Par as Impreso } from './pares.ts';

/** Optional fields are missing in certificates issued before they were kept. */
type Profesional = {
  nombre: string;
  apellido_nombre?: string;
  cuit: string;
  documento?: string;
  domicilio: string;
  localidad?: string | null;
  matricula: { codigo: string; descripcion: string; titulo?: string; institucion?: string };
};
type Inmueble = {
  calle: string;
  numero: string;
  piso: string;
  depto: string;
  partida?: string | number | null;
  localidad: string;
};

export type DatosDelCertificado = {
  colegio: Emisor;
  type: TipoDeCertificado;
  nombre: string;
  numero: string;
  fecha: string;
  creado: Date;
  anulado: boolean;
  enlace: string;
  version: { numero: number; fecha: string; anterior: string } | null;
  numero_legajo: number;
  profesional: Profesional;
  titular: { nombre: string; cuit: string } | null;
  localidad: string | null;
  inmueble: Inmueble | null;
  referencia: string | null;
  configuracion: Readonly<Record<string, unknown>>;
  valores: Readonly<Record<string, Valor>>;
  /** JPEG, by the path of its field. */
  fotos: ReadonlyMap<string, Uint8Array>;
  /** The professional's PNG or JPEG; null leaves room to sign by hand. */
  firma: Uint8Array | null;
};

export const GRUPOS_EN_PARES: ReadonlySet<string> = new Set(['Titular', 'Inmueble']);

type Par = readonly [etiqueta: string, valor: string];

export type SeccionDePares = { clase: 'ficha'; titulo: string; pares: Impreso[] };
const seccion = (titulo: string, pares: readonly Par[], anchos: readonly Par[] = []): SeccionDePares => ({
  clase: 'ficha',
  titulo,
  pares: armarPares(pares, anchos),
});

const escritosEn = (grupo: string, { type, valores }: DatosDelCertificado): { pares: Par[]; anchos: Par[] } => {
  const campos = DEFINICIONES[type].flatMap(({ grupos }) =>
    grupos.filter(({ titulo: suyo }) => suyo === grupo).flatMap(({ campos: suyos }) => suyos),
  );
  const par = (campo: Campo): Par => [campo.etiqueta, valorLegible(campo, valores[campo.ruta])];
  const escritos = campos.filter(({ tipo }) => tipo === 'texto' || tipo === 'parrafo' || tipo === 'numero');
  const esParrafo = (campo: Campo): boolean => campo.tipo === 'parrafo';
  return {
    pares: escritos.filter((campo) => !esParrafo(campo)).map(par),
    anchos: escritos.filter((campo) => esParrafo(campo) && valores[campo.ruta]).map(par),
  };
};

const deQuien = (datos: DatosDelCertificado): SeccionDePares[] => {
  const { profesional, referencia } = datos;
  const { matricula, documento, cuit, domicilio } = profesional;
  return [
    seccion('Datos del profesional', [
      ['Apellido y nombre', profesional.apellido_nombre ?? profesional.nombre],
      ['DNI', documento ?? '-'],
      ['CUIT', formatCuit(cuit)],
      ['Matrícula N.º', matricula.codigo],
      ['Título', matricula.titulo || matricula.descripcion],
      ['Otorgado por', matricula.institucion || '-'],
      ['Domicilio real', domicilio || '-'],
      ['Localidad', profesional.localidad ?? '-'],
      ...(referencia === null ? [] : [['Certificado de referencia', referencia] as const]),
    ]),
  ];
};

const paraQuien = (datos: DatosDelCertificado): SeccionDePares[] => {
  const { titular, localidad } = datos;
  if (titular === null) return [];
  const { pares, anchos } = escritosEn('Titular', datos);
  const suyos: Par[] = [
    ['Apellido y nombre o razón social', titular.nombre],
    ['CUIT', formatCuit(titular.cuit)],
    ['Localidad', localidad ?? '-'],
  ];
  return [seccion('Datos del solicitante del certificado', [...suyos, ...pares], anchos)];
};

const donde = (datos: DatosDelCertificado): SeccionDePares[] => {
  const { inmueble } = datos;
  if (inmueble === null) return [];
  const { calle, numero, piso, depto, partida, localidad } = inmueble;
  const unidad = [piso && `Piso ${piso}`, depto && `Dpto ${depto}`].filter(Boolean).join(' - ');
  const { pares, anchos } = escritosEn('Inmueble', datos);
  const suyos: Par[] = [
    ['Calle', `${calle} N.º ${numero}`],
    ['Piso y departamento', unidad || '-'],
    ['Localidad', localidad],
    ['Identificador (partida)', partida ? String(partida) : '-'],
  ];
  return [seccion('Datos del inmueble', [...suyos, ...pares], anchos)];
};

export const partesDelCertificado = (datos: DatosDelCertificado): SeccionDePares[] => [
  ...deQuien(datos),
  ...paraQuien(datos),
  ...donde(datos),
];
