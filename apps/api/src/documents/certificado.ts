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
import { formatCuit } from '@colega/domain/identificadores';
import type { Content, TableCell } from 'pdfmake';
import { enTramos } from './fuentes.ts';
import { COLORES, fechaYHora, renderHoja } from './hoja.ts';
import { cabeza, celda, fichaDePares, SIN_LINEAS, TABLA, titulo } from './tablas.ts';

/** What a certificate says: its definition with what was declared, and who and where as they were that day. */
export type DatosDelCertificado = {
  type: TipoDeCertificado;
  nombre: string;
  numero: string;
  fecha: string;
  creado: Date;
  anulado: boolean;
  /** What its QR opens. */
  enlace: string;
  numero_legajo: number;
  profesional: { nombre: string; cuit: string; domicilio: string; matricula: { codigo: string; descripcion: string } };
  titular: { nombre: string; cuit: string } | null;
  localidad: string | null;
  inmueble: { calle: string; numero: string; piso: string; depto: string; localidad: string } | null;
  /** Of an annex: the number of the certificate it refers to. */
  referencia: string | null;
  /** What the chooser settled, by its name in the payload. */
  configuracion: Readonly<Record<string, unknown>>;
  /** By the path of each field. */
  valores: Readonly<Record<string, Valor>>;
  /** JPEG, by the path of its field. */
  fotos: ReadonlyMap<string, Uint8Array>;
};

/** The heading of the official form, where it is known (facts §7). */
const ENCABEZADOS: Partial<Record<TipoDeCertificado, string>> = {
  t1g: 'Declaración de conformidad de instalaciones eléctricas · Verificación técnica del Anexo I de la Resolución ENRE N.º 380/2015',
};
const NOTAS: Partial<Record<TipoDeCertificado, readonly string[]>> = {
  t1g: [
    '(1) Si solo hay tablero principal, lleva un interruptor diferencial y, por circuito, interruptores termomagnéticos bipolares.',
    '(2) Si hay tablero principal y seccional, el principal lleva un interruptor termomagnético y el seccional un diferencial y, por circuito, termomagnéticos bipolares.',
  ],
};
const ANCHO_DE_FOTO = 240;

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
        { text: `Nº ${datos.numero} · emitido el ${formatFecha(datos.fecha)}`, fontSize: 11, margin: [0, 6, 0, 0] },
        {
          text: enTramos(
            configuracion(datos)
              .map(([que, cual]) => `${que}: ${cual}`)
              .join(' · '),
          ),
          fontSize: 9,
          margin: [0, 3, 0, 0],
        },
        {
          text: datos.anulado ? 'ANULADO' : 'VIGENTE',
          bold: true,
          color: datos.anulado ? '#c92a2a' : '#1b5e2b',
          margin: [0, 6, 0, 0],
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

const deDonde = ({ inmueble }: DatosDelCertificado): [string, string][] =>
  inmueble === null
    ? []
    : [
        ['Calle', `${inmueble.calle} N.º ${inmueble.numero}`],
        [
          'Piso y departamento',
          [inmueble.piso && `Piso ${inmueble.piso}`, inmueble.depto && `Dpto ${inmueble.depto}`]
            .filter(Boolean)
            .join(' - ') || '-',
        ],
        ['Localidad', inmueble.localidad],
      ];

const texto = (campo: Campo, valor: Valor | undefined): string => {
  if (valor === undefined || valor === null || valor === '') return '-';
  if (campo.tipo === 'opcion') return campo.opciones.find((opcion) => opcion.valor === valor)?.etiqueta ?? '-';
  return campo.unidad ? `${valor} ${campo.unidad}` : String(valor);
};

const partes = (datos: DatosDelCertificado): Content[] => {
  const { profesional, titular, localidad, valores } = datos;
  const delTitular = ['titular.domicilio', 'titular.telefono', 'reg_inst_municipal'] as const;
  const etiquetas = {
    'titular.domicilio': 'Domicilio legal',
    'titular.telefono': 'Teléfono',
    reg_inst_municipal: 'Registro de instalador municipal',
  };
  return [
    titulo('Datos del profesional'),
    fichaDePares([
      ['Apellido y nombre', profesional.nombre],
      ['CUIT', formatCuit(profesional.cuit)],
      ['Matrícula', `${profesional.matricula.codigo} · ${profesional.matricula.descripcion}`],
      ['Domicilio', profesional.domicilio || '-'],
      ['Legajo', String(datos.numero_legajo)],
      ...(datos.referencia === null ? [] : [['Certificado de referencia', datos.referencia] as const]),
    ]),
    ...(titular === null
      ? []
      : [
          titulo('Datos del solicitante del certificado'),
          fichaDePares([
            ['Apellido y nombre o razón social', titular.nombre],
            ['CUIT', formatCuit(titular.cuit)],
            ['Localidad', localidad ?? '-'],
            ...delTitular.map((ruta) => [etiquetas[ruta], String(valores[ruta] ?? '-')] as const),
          ]),
        ]),
    ...(datos.inmueble === null ? [] : [titulo('Datos del inmueble'), fichaDePares(deDonde(datos))]),
  ];
};

const marca = (valor: Valor | undefined, cual: boolean): TableCell => ({
  text: valor === cual ? 'X' : '',
  alignment: 'center',
  bold: true,
});

const filasDe = (campos: readonly Campo[], datos: DatosDelCertificado): TableCell[][] =>
  campos.map((campo) => {
    const valor = datos.valores[campo.ruta];
    const etiqueta = celda(campo.etiqueta);
    if (campo.tipo === 'si_no') return [etiqueta, marca(valor, true), marca(valor, false)];
    return [etiqueta, { text: enTramos(texto(campo, valor)), colSpan: 2, alignment: 'right' }, {}];
  });

const imprimibles = (grupo: Grupo): Campo[] =>
  grupo.campos.filter(
    ({ tipo, ruta }) =>
      tipo !== 'foto' &&
      tipo !== 'certificado' &&
      !ruta.startsWith('titular.') &&
      ruta !== 'inmueble.id' &&
      ruta !== 'reg_inst_municipal',
  );

const grupo = (titular: string, delGrupo: Grupo, datos: DatosDelCertificado): Content[] => {
  const filas = filasDe(imprimibles(delGrupo), datos);
  if (filas.length === 0) return [];
  const conSiNo = delGrupo.campos.some(({ tipo }) => tipo === 'si_no');
  const cabezas = [cabeza(''), cabeza(conSiNo ? 'SÍ' : ''), cabeza(conSiNo ? 'NO' : '')];
  return [
    titulo(titular),
    {
      table: { headerRows: conSiNo ? 1 : 0, widths: ['*', 44, 44], body: conSiNo ? [cabezas, ...filas] : filas },
      layout: TABLA,
    },
  ];
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
  return [
    titulo('Fotos'),
    { table: { widths: ['*', '*'], dontBreakRows: true, body: filas }, layout: { ...SIN_LINEAS, hLineWidth: () => 0 } },
  ];
};

const notas = (datos: DatosDelCertificado): Content[] =>
  (NOTAS[datos.type] ?? []).map((nota) => ({ text: nota, fontSize: 8, color: COLORES.gris, margin: [0, 6, 0, 0] }));

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
    ...(datos.anulado && { cruzada: 'ANULADO' }),
    contenido: [
      cabecera(datos),
      ...partes(datos),
      ...DEFINICIONES[datos.type].flatMap((uno) => paso(uno, datos)),
      ...notas(datos),
      ...fotos(datos),
    ],
  });
};
