import { formatImporte } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import type { Content, TableCell } from 'pdfmake';
import { enTramos } from './fuentes.ts';
import { ANULADO, COLORES, fechaYHora, renderHoja } from './hoja.ts';
import { cabeza, celda, derecha, fichaDePares, TABLA, titulo } from './tablas.ts';

/** What the certificate of definitive approval says (spec 2 §3). */
export type DatosDeCvd = {
  numero: string;
  numero_control: string;
  fecha: string;
  creado: Date;
  anulado: boolean;
  /** Who approved it. */
  asesor: string;
  /** What its QR opens. */
  enlace: string;
  legajo: { numero: number; rubro: string; modalidad: string };
  matriculado: { nombre: string; cuit: string; matricula: string };
  comitentes: { apellido_nombre: string; cuit: string }[];
  inmuebles: { direccion: string; lugar: string; catastro: string }[];
  contratos: {
    tipo: string;
    fecha: string;
    vencimiento: string;
    monto: string;
    tareas: { nombre: string; monto: string }[];
  }[];
};

/** The certificate of definitive approval: whoever reads its QR sees how it stands today. */
export const renderCvd = (datos: DatosDeCvd): Promise<Uint8Array> => {
  const { numero, numero_control, legajo, matriculado } = datos;
  return renderHoja({
    titulo: `Certificado de Visado Definitivo ${numero}`,
    subtitulo: `Visado ${numero}\nControl ${numero_control}`,
    asunto: `Legajo ${legajo.numero}, visado el ${formatFecha(datos.fecha)}`,
    autor: matriculado.nombre,
    creado: datos.creado,
    pie: `Visado ${numero} · control ${numero_control} · ${fechaYHora(datos.creado)}`,
    ...(datos.anulado && { cruzada: ANULADO }),
    contenido: [
      cabecera(datos),
      fichaDePares(
        [
          ['Legajo', String(legajo.numero)],
          ['Rubro', legajo.rubro],
          ['Modalidad', legajo.modalidad],
          ['Matriculado', matriculado.nombre],
          ['CUIT', formatCuit(matriculado.cuit)],
          ['Matrícula', matriculado.matricula],
        ],
        datos.comitentes.map(({ apellido_nombre, cuit }) => ['Comitente', `${apellido_nombre} (${formatCuit(cuit)})`]),
      ),
      titulo(datos.inmuebles.length === 1 ? 'Inmueble' : `Inmuebles (${datos.inmuebles.length})`),
      inmuebles(datos),
      ...datos.contratos.flatMap(contrato),
    ],
  });
};

const cabecera = ({ enlace, fecha, numero_control, asesor, anulado }: DatosDeCvd): Content => ({
  margin: [0, 0, 0, 12],
  columns: [
    {
      width: '*',
      stack: [
        { text: 'Certificado de Visado Definitivo', fontSize: 18, bold: true, headlineLevel: 1 },
        { text: `Visado el ${formatFecha(fecha)}`, fontSize: 11, margin: [0, 6, 0, 0] },
        { text: enTramos(`Asesor: ${asesor}`), fontSize: 9, color: COLORES.gris, margin: [0, 2, 0, 0] },
        {
          text: anulado ? 'ANULADO' : 'VIGENTE',
          bold: true,
          color: anulado ? COLORES.rojo : COLORES.verde,
          margin: [0, 8, 0, 0],
        },
      ],
    },
    {
      width: 116,
      stack: [
        { qr: enlace, fit: 96, eccLevel: 'M', alignment: 'center' },
        { text: 'Verificá este visado', fontSize: 7.5, color: COLORES.gris, alignment: 'center', margin: [0, 4, 0, 0] },
        { text: numero_control, fontSize: 8.5, bold: true, alignment: 'center' },
      ],
    },
  ],
});

const inmuebles = ({ inmuebles: lista }: DatosDeCvd): Content => ({
  table: {
    headerRows: 1,
    widths: ['*', '*'],
    body: [
      [cabeza('Ubicación'), cabeza('Nomenclatura catastral')],
      ...lista.map(({ direccion, lugar, catastro }): TableCell[] => [celda(`${direccion}, ${lugar}`), celda(catastro)]),
    ],
  },
  layout: TABLA,
});

const contrato = ({ tipo, fecha, vencimiento, monto, tareas }: DatosDeCvd['contratos'][number]): Content[] => [
  titulo(`${tipo}: del ${formatFecha(fecha)} al ${formatFecha(vencimiento)}`),
  {
    table: {
      headerRows: 1,
      widths: ['*', 'auto'],
      body: [
        [cabeza('Tarea'), cabeza('Monto', 'right')],
        ...tareas.map((tarea): TableCell[] => [celda(tarea.nombre), derecha(tarea.monto)]),
        [celda('Honorario convenido', { bold: true }), celda(formatImporte(monto), { bold: true, alignment: 'right' })],
      ],
    },
    layout: TABLA,
  },
];
