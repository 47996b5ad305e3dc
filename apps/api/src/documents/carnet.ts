import { formatFecha } from '@colega/domain/fechas';
import { comienzoDeCodigo, formatCuit } from '@colega/domain/identificadores';
import { type Emisor, imprimirHoja } from './hoja.ts';
import { svgDeQr } from './qr.ts';

export type DatosDeCarnet = {
  colegio: Emisor;
  numero: string;
  nombre: string;
  cuit: string;
  distrito: string;
  matriculas: { codigo: string; descripcion: string }[];
  fecha: string;
  vencimiento: string;
  /** PNG or JPEG; null draws a silhouette. */
  foto: Uint8Array | null;
  enlace: string;
};

/** A short name leaves room for three licences and a long one for two; the QR shows them all. */
const MATRICULAS_A_LA_VISTA = { corto: 3, largo: 2 };
const NOMBRE_LARGO = 28;
const NOMBRE_MAXIMO = 44;
const DESCRIPCION_MAXIMA = 30;

const acortar = (texto: string, largo: number): string =>
  texto.length > largo ? `${texto.slice(0, largo - 1).trimEnd()}…` : texto;

const esLargo = ({ nombre }: DatosDeCarnet): boolean => nombre.length > NOMBRE_LARGO;

const matriculas = (datos: DatosDeCarnet) => {
  const visibles = datos.matriculas.slice(0, MATRICULAS_A_LA_VISTA[esLargo(datos) ? 'largo' : 'corto']);
  return {
    matriculas: visibles.map(({ codigo, descripcion }) => ({
      codigo,
      descripcion: acortar(descripcion, DESCRIPCION_MAXIMA),
    })),
    resto: datos.matriculas.length - visibles.length,
  };
};

export const renderCarnet = (datos: DatosDeCarnet): Promise<Uint8Array> => {
  const { colegio, numero, nombre, cuit, distrito, fecha, vencimiento, foto, enlace } = datos;
  const credencial = `Credencial profesional N.º ${numero}`;
  const hoja = {
    colegio,
    titulo: `Credencial de ${nombre}`,
    subtitulo: [],
    asunto: `${credencial}, válida hasta ${formatFecha(vencimiento)}`,
    autor: colegio.nombre,
    creado: new Date(`${fecha}T12:00:00Z`),
    pie: '',
  };
  const cuerpo = {
    credencial,
    nombre: acortar(nombre, NOMBRE_MAXIMO),
    largo: esLargo(datos),
    cuit: `CUIT ${formatCuit(cuit)}`,
    ...matriculas(datos),
    con_foto: foto !== null,
    enlace,
    qr: svgDeQr(enlace),
    codigo: `Código ${comienzoDeCodigo(enlace.split('/').at(-1) ?? '')}`,
    emitida: `${distrito} · Emitida el ${formatFecha(fecha)}`,
    valida: `Válida hasta ${formatFecha(vencimiento)}`,
  };
  return imprimirHoja('carnet', hoja, cuerpo, foto ? { foto } : {});
};
