import type { Campo } from '../formularios/formulario.ts';
import { camposDelPaso, type Valores } from './campo.ts';
import { camposDelTipo, DEFINICIONES } from './definiciones.ts';
import { declaracionLegible, type GrupoLegible } from './legible.ts';
import type { TipoDeCertificado } from './tipos.ts';

/** S-401: `conforme` is null where a form verifies nothing. */
export type ResultadoDeclarado = { conforme: boolean | null; texto: string };
export type ResumenPublico = {
  resultado: ResultadoDeclarado;
  grupos: { titulo: string; datos: { etiqueta: string; valor: string }[] }[];
};
/** Values go by path, and what the chooser settled by its names in the payload. */
export type CertificadoDeclarado = {
  type: TipoDeCertificado;
  valores: Valores;
  configuracion: Readonly<Record<string, unknown>>;
};

/** S-401: these forms tell how an installation is, without a verdict on it. */
const SIN_VEREDICTO: ReadonlySet<TipoDeCertificado> = new Set(['eig', 'anexa_in_situ']);

const puntosDe = (type: TipoDeCertificado): Campo[] =>
  DEFINICIONES[type]
    .filter(({ id }) => id !== 'inicial')
    .flatMap(camposDelPaso)
    .filter(({ tipo }) => tipo === 'si_no');

export const resultadoDeclarado = ({ type, valores }: CertificadoDeclarado): ResultadoDeclarado => {
  const puntos = puntosDe(type);
  const negados = puntos.filter(({ ruta }) => valores[ruta] !== true).length;
  if (puntos.length === 0) return { conforme: null, texto: 'Datos declarados, sin puntos de verificación' };
  if (SIN_VEREDICTO.has(type)) {
    return { conforme: null, texto: `${puntos.length - negados} de ${puntos.length} puntos con SÍ` };
  }
  return negados === 0
    ? { conforme: true, texto: `Conforme: ${puntos.length} de ${puntos.length} puntos` }
    : { conforme: false, texto: `No conforme: ${negados} de ${puntos.length} puntos` };
};

/** S-402: of the holder, a public page says only the name, which is not read from here. */
const esPersonal = (ruta: string): boolean => ruta.startsWith('titular.');
const ELEGIDOS_POR_ID: ReadonlySet<Campo['tipo']> = new Set([
  'titular',
  'inmueble',
  'localidad',
  'certificado',
  'foto',
]);

const sinLoPersonal = (type: TipoDeCertificado, grupos: readonly GrupoLegible[]): ResumenPublico['grupos'] => {
  const elegidos = new Set(
    camposDelTipo(type)
      .filter(({ tipo }) => ELEGIDOS_POR_ID.has(tipo))
      .map(({ ruta }) => ruta),
  );
  return grupos
    .map(({ titulo, datos }) => ({
      titulo,
      datos: datos
        .filter(({ ruta, valor }) => !esPersonal(ruta) && !elegidos.has(ruta) && valor !== '-')
        .map(({ etiqueta, valor }) => ({ etiqueta, valor })),
    }))
    .filter(({ datos }) => datos.length > 0);
};

export const resumenPublico = (certificado: CertificadoDeclarado): ResumenPublico => {
  const { type, valores, configuracion } = certificado;
  return {
    resultado: resultadoDeclarado(certificado),
    grupos: sinLoPersonal(type, declaracionLegible(type, valores, configuracion)),
  };
};
