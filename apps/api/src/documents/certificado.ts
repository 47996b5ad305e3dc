import {
  camposDelPaso,
  DEFINICIONES,
  type GrupoDeCampos,
  type PasoDeCertificado,
  type TipoDeCertificado,
  valorLegible,
} from '@colega/domain/certificados';
import { formatFecha } from '@colega/domain/fechas';
import type { Campo } from '@colega/domain/formularios';
import { ANULADO, fechaYHora, imprimirHoja, VIGENTE } from './hoja.ts';
import type { Imagenes } from './imprenta.ts';
import { armarPares } from './pares.ts';
import {
  type DatosDelCertificado,
  GRUPOS_EN_PARES,
  partesDelCertificado,
  type SeccionDePares,
} from './partes-del-certificado.ts';
import { configuracionImpresa, DECLARACIONES, ENCABEZADOS, NOTAS, preguntaImpresa } from './textos-del-certificado.ts';

type Fila = { etiqueta: string; ayuda: string | null; valor: string; si: boolean; no: boolean };
type Foto = { etiqueta: string; archivo: string | null };
type Seccion =
  | SeccionDePares
  | { clase: 'tabla'; titulo: string; filas: Fila[] }
  | { clase: 'fotos'; titulo: string; fotos: Foto[] };

const fila = (campo: Campo, { type, valores }: DatosDelCertificado): Fila => {
  const valor = valores[campo.ruta];
  const esSiNo = campo.tipo === 'si_no';
  return {
    etiqueta: preguntaImpresa(type, campo.ruta, campo.etiqueta),
    ayuda: (esSiNo && campo.ayuda) || null,
    valor: esSiNo ? '' : valorLegible(campo, valor),
    si: esSiNo && valor === true,
    no: esSiNo && valor === false,
  };
};

const imprimibles = (grupo: GrupoDeCampos): Campo[] =>
  GRUPOS_EN_PARES.has(grupo.titulo ?? '')
    ? []
    : grupo.campos.filter(({ tipo }) => tipo !== 'foto' && tipo !== 'certificado');

const seccionDeGrupo = (titulo: string, grupo: GrupoDeCampos, datos: DatosDelCertificado): Seccion[] => {
  const campos = imprimibles(grupo);
  if (campos.length === 0) return [];
  if (campos.some(({ tipo }) => tipo === 'si_no'))
    return [{ clase: 'tabla', titulo, filas: campos.map((campo) => fila(campo, datos)) }];
  const pares = campos.map((campo) => [campo.etiqueta, valorLegible(campo, datos.valores[campo.ruta])] as const);
  return [{ clase: 'ficha', titulo, pares: armarPares(pares) }];
};

const capitalizado = (texto: string): string => texto.charAt(0) + texto.slice(1).toLowerCase();

const seccionesDelPaso = (uno: PasoDeCertificado, datos: DatosDelCertificado): Seccion[] =>
  uno.grupos.flatMap((grupo) => seccionDeGrupo(grupo.titulo ?? capitalizado(uno.titulo), grupo, datos));

const camposDeFoto = (type: TipoDeCertificado): Campo[] =>
  DEFINICIONES[type].flatMap(camposDelPaso).filter(({ tipo }) => tipo === 'foto');
const archivoDeFoto = (ruta: string): string => `${ruta}.foto.jpg`;

const seccionDeFotos = ({ type, fotos }: DatosDelCertificado): Seccion[] => {
  const impresas = camposDeFoto(type).map(({ ruta, etiqueta }) => ({
    etiqueta,
    archivo: fotos.has(ruta) ? archivoDeFoto(ruta) : null,
  }));
  return impresas.length === 0 ? [] : [{ clase: 'fotos', titulo: 'Fotos', fotos: impresas }];
};

const FIRMA = 'firma';
const imagenes = ({ fotos, firma }: DatosDelCertificado): Imagenes => ({
  ...Object.fromEntries([...fotos].map(([ruta, bytes]) => [archivoDeFoto(ruta), bytes])),
  ...(firma && { [FIRMA]: firma }),
});

const versionImpresa = ({ version }: DatosDelCertificado): string | null =>
  version &&
  `Versión ${version.numero} del ${formatFecha(version.fecha)} · reemplaza a la del ${formatFecha(version.anterior)}`;

export const renderCertificado = (datos: DatosDelCertificado): Promise<Uint8Array> => {
  const { type, numero, nombre, creado, profesional, anulado } = datos;
  const version = versionImpresa(datos);
  const hoja = {
    colegio: datos.colegio,
    titulo: `${nombre} ${numero}`,
    subtitulo: [`Certificado ${numero}`, `Legajo ${datos.numero_legajo}`],
    asunto: `Certificado sobre el legajo ${datos.numero_legajo}`,
    autor: profesional.nombre,
    creado,
    pie: [numero, fechaYHora(creado), ...(version ? [version] : [])].join(' · '),
    enlace: datos.enlace,
    cruzada: anulado ? ANULADO : null,
  };
  const cuerpo = {
    nombre,
    encabezado: ENCABEZADOS[type] ?? 'Certificado de instalación',
    identidad: `Nº ${numero} · emitido el ${formatFecha(datos.fecha)}`,
    estado: anulado ? ANULADO : VIGENTE,
    version,
    configuracion: configuracionImpresa(datos),
    secciones: [
      ...partesDelCertificado(datos),
      ...DEFINICIONES[type].flatMap((uno) => seccionesDelPaso(uno, datos)),
      ...seccionDeFotos(datos),
    ],
    notas: NOTAS[type] ?? [],
    declaracion: DECLARACIONES[type] ?? null,
    // S-311: the professional signs here, over the signature that the college keeps.
    firma: { nombre: profesional.apellido_nombre ?? profesional.nombre, imagen: datos.firma && FIRMA },
  };
  return imprimirHoja('certificado', hoja, cuerpo, imagenes(datos));
};
