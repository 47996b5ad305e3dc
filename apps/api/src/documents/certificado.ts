import {
  type Campo,
  camposDelPaso,
  DEFINICIONES,
  type Grupo,
  type PasoDeCertificado,
  PREGUNTAS,
  type Pregunta,
  RUTA_DE_PREGUNTA,
  type TipoDeCertificado,
  type Valor,
} from '@colega/domain/certificados';
import { formatFecha } from '@colega/domain/fechas';
import type { Content, TableCell } from 'pdfmake';
import { enTramos } from './fuentes.ts';
import { ANULADO, COLORES, fechaYHora, renderHoja } from './hoja.ts';
import {
  AIRE,
  type DatosDelCertificado,
  GRUPOS_EN_PARES,
  partesDelCertificado,
  valorLegible,
} from './partes-del-certificado.ts';
import { cabeza, celda, SIN_LINEAS, TABLA, titulo } from './tablas.ts';

/** The heading of the official form, where it is known (facts §7). */
const ENCABEZADOS: Partial<Record<TipoDeCertificado, string>> = {
  t1g: 'Tarifa: T1G PILAR DE OBRA · Declaración de conformidad de instalaciones eléctricas · Verificación técnica del Anexo I de la Resolución ENRE N.º 380/2015',
};
const NOTAS: Partial<Record<TipoDeCertificado, readonly string[]>> = {
  t1g: [
    '(1) Si solo hay tablero principal, lleva un interruptor diferencial y, por circuito, interruptores termomagnéticos bipolares.',
    '(2) Si hay tablero principal y seccional, el principal lleva un interruptor termomagnético y el seccional un diferencial y, por circuito, termomagnéticos bipolares.',
  ],
};
/** How the official form names its questions, and the notes that it hangs on them. */
const INCISOS: Readonly<Record<string, readonly [antes: string, despues: string]>> = {
  tab_principal: ['a) ', ' (1)(2)'],
  int_diferencial_y_termomagnetico: ['b) ', ''],
  sis_puesta_tierra: ['c) ', ''],
  materiales_marca_s: ['d) ', ''],
  parametros_instalacion: ['e) ', ''],
};
const SIN_INCISO = ['', ''] as const;
const ANCHO_DE_FOTO = 240;
const ANCHO_DE_FIRMA = 220;
const ANCHO_DE_VALOR = 130;
const FILAS_JUNTAS = 20;

const preguntaLegible = { suministroElectrico: 'Suministro', tipoCableado: 'Cableado', verificacion: 'Verificación' };

const configuracion = ({ type, configuracion }: DatosDelCertificado): [string, string][] =>
  Object.entries(PREGUNTAS[type] ?? {}).map(([pregunta, opciones]) => {
    const valor = configuracion[RUTA_DE_PREGUNTA[pregunta as Pregunta]];
    const elegida = opciones.find((opcion) => opcion.valor === valor)?.etiqueta ?? '';
    return [preguntaLegible[pregunta as Pregunta], elegida];
  });

const cabecera = (datos: DatosDelCertificado): Content => ({
  margin: [0, 0, 0, 10],
  columns: [
    {
      width: '*',
      stack: [
        { text: enTramos(datos.nombre), fontSize: 17, bold: true, headlineLevel: 1 },
        { text: enTramos(ENCABEZADOS[datos.type] ?? 'Certificado de instalación'), fontSize: 9, margin: [0, 3, 0, 0] },
        {
          text: [
            `Nº ${datos.numero} · emitido el ${formatFecha(datos.fecha)} · `,
            datos.anulado
              ? { text: 'ANULADO', bold: true, color: COLORES.rojo }
              : { text: 'VIGENTE', bold: true, color: COLORES.verde },
          ],
          fontSize: 11,
          margin: [0, 6, 0, 0],
        },
        {
          text: enTramos(
            configuracion(datos)
              .map(([que, cual]) => `${que}: ${cual}`)
              .join(' · '),
          ),
          fontSize: 9,
          margin: [0, 3, 0, 0],
        },
      ],
    },
    {
      width: 116,
      stack: [
        { qr: datos.enlace, fit: 96, eccLevel: 'M', alignment: 'center' },
        {
          text: 'Verificá este certificado',
          fontSize: 7.5,
          color: COLORES.gris,
          alignment: 'center',
          margin: [0, 4, 0, 0],
        },
      ],
    },
  ],
});

const marca = (valor: Valor | undefined, cual: boolean): TableCell => ({
  text: valor === cual ? 'X' : '',
  alignment: 'center',
  bold: true,
});

const filasDe = (campos: readonly Campo[], datos: DatosDelCertificado): TableCell[][] =>
  campos.map((campo) => {
    const valor = datos.valores[campo.ruta];
    const [antes, despues] = (datos.type === 't1g' && INCISOS[campo.ruta]) || SIN_INCISO;
    const etiqueta = celda(`${antes}${campo.etiqueta}${despues}`);
    if (campo.tipo === 'si_no')
      return [{ ...(etiqueta as object), colSpan: 2 } as TableCell, {}, marca(valor, true), marca(valor, false)];
    return [etiqueta, { text: enTramos(valorLegible(campo, valor)), colSpan: 3 }, {}, {}];
  });

/** What goes above in pairs, or below as a photo, is not a row. */
const imprimibles = (grupo: Grupo): Campo[] =>
  GRUPOS_EN_PARES.has(grupo.titulo ?? '')
    ? []
    : grupo.campos.filter(({ tipo }) => tipo !== 'foto' && tipo !== 'certificado');

const grupo = (titular: string, delGrupo: Grupo, datos: DatosDelCertificado): Content[] => {
  const filas = filasDe(imprimibles(delGrupo), datos);
  if (filas.length === 0) return [];
  const conSiNo = delGrupo.campos.some(({ tipo }) => tipo === 'si_no');
  const cabezas: TableCell[] = [cabeza(''), {}, cabeza('SÍ', 'center'), cabeza('NO', 'center')];
  const tabla: Content = {
    table: {
      headerRows: conSiNo ? 1 : 0,
      keepWithHeaderRows: conSiNo ? 1 : 0,
      dontBreakRows: true,
      widths: ['*', ANCHO_DE_VALOR, 40, 40],
      body: conSiNo ? [cabezas, ...filas] : filas,
    },
    layout: {
      ...TABLA,
      paddingRight: (i: number) => (i === 0 ? 12 : 4),
      paddingLeft: (i: number) => (i === 0 ? 0 : 4),
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
  };
  // A title and its answers stay together, unless they would not fit a page.
  return [{ unbreakable: filas.length <= FILAS_JUNTAS, stack: [titulo(titular, AIRE), tabla] }];
};

const capitalizado = (texto: string): string => texto.charAt(0) + texto.slice(1).toLowerCase();

const paso = (uno: PasoDeCertificado, datos: DatosDelCertificado): Content[] =>
  uno.grupos.flatMap((delPaso) => grupo(delPaso.titulo ?? capitalizado(uno.titulo), delPaso, datos));

const foto = (campo: Campo | undefined, datos: DatosDelCertificado): TableCell => {
  const bytes = campo && datos.fotos.get(campo.ruta);
  if (!campo) return {};
  return {
    unbreakable: true,
    margin: [0, 0, 0, 10],
    stack: [
      bytes
        ? { image: `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`, fit: [ANCHO_DE_FOTO, 180] }
        : { text: 'Sin imagen', color: COLORES.gris },
      { text: enTramos(campo.etiqueta), fontSize: 8.5, margin: [0, 4, 0, 0] },
    ],
  };
};

const fotos = (datos: DatosDelCertificado): Content[] => {
  const campos = DEFINICIONES[datos.type].flatMap(camposDelPaso).filter(({ tipo }) => tipo === 'foto');
  if (campos.length === 0) return [];
  const filas = Array.from({ length: Math.ceil(campos.length / 2) }, (_, i) =>
    [campos[2 * i], campos[2 * i + 1]].map((campo) => foto(campo, datos)),
  );
  const tabla: Content = {
    table: { widths: ['*', '*'], dontBreakRows: true, body: filas },
    layout: { ...SIN_LINEAS, hLineWidth: () => 0 },
  };
  return [{ unbreakable: true, stack: [titulo('Fotos', AIRE), tabla] }];
};

const notas = (datos: DatosDelCertificado): Content[] =>
  (NOTAS[datos.type] ?? []).map((nota) => ({ text: nota, fontSize: 7, color: COLORES.gris, margin: [0, 3, 0, 0] }));

/** Where whoever certifies signs (S-311). */
const firma = ({ profesional }: DatosDelCertificado): Content => ({
  unbreakable: true,
  margin: [0, 22, 0, 0],
  columns: [
    { width: '*', text: '' },
    {
      width: ANCHO_DE_FIRMA,
      stack: [
        {
          canvas: [{ type: 'line', x1: 0, y1: 0, x2: ANCHO_DE_FIRMA, y2: 0, lineWidth: 0.5, lineColor: COLORES.gris }],
        },
        {
          text: enTramos(`Firma y sello: ${profesional.apellido_nombre ?? profesional.nombre}`),
          fontSize: 8,
          color: COLORES.gris,
          alignment: 'center',
          margin: [0, 4, 0, 0],
        },
      ],
    },
  ],
});

/** The certificate on paper, of any of the six types: whoever reads its QR sees how it stands today. */
export const renderCertificado = (datos: DatosDelCertificado): Promise<Uint8Array> => {
  const { numero, nombre, creado, profesional } = datos;
  return renderHoja({
    titulo: `${nombre} ${numero}`,
    subtitulo: `Certificado ${numero}\nLegajo ${datos.numero_legajo}`,
    asunto: `Certificado sobre el legajo ${datos.numero_legajo}`,
    autor: profesional.nombre,
    creado,
    pie: `${numero} · ${fechaYHora(creado)}`,
    ...(datos.anulado && { cruzada: ANULADO }),
    contenido: [
      cabecera(datos),
      ...partesDelCertificado(datos),
      ...DEFINICIONES[datos.type].flatMap((uno) => paso(uno, datos)),
      ...notas(datos),
      ...fotos(datos),
      firma(datos),
    ],
  });
};
