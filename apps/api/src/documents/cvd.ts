import { formatFecha } from '@colega/domain/fechas';
import { formatCuit, formatCuitODni } from '@colega/domain/identificadores';
import { formatImporte } from '@colega/domain/importes';
import { ANULADO, type Emisor, fechaYHora, imprimirHoja, VIGENTE } from './hoja.ts';
import { armarPares, type Par } from './pares.ts';

/** QRP-014. */
export type DatosDeCvd = {
  colegio: Emisor;
  numero: string;
  numero_control: string;
  fecha: string;
  creado: Date;
  anulado: boolean;
  asesor: string;
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

export const renderCvd = (datos: DatosDeCvd): Promise<Uint8Array> => {
  const { numero, numero_control, legajo, matriculado, fecha, anulado, inmuebles } = datos;
  const hoja = {
    colegio: datos.colegio,
    titulo: `Certificado de Visado Definitivo ${numero}`,
    subtitulo: [`Visado ${numero}`, `Control ${numero_control}`],
    asunto: `Legajo ${legajo.numero}, visado el ${formatFecha(fecha)}`,
    autor: matriculado.nombre,
    creado: datos.creado,
    pie: `Visado ${numero} · control ${numero_control} · ${fechaYHora(datos.creado)}`,
    enlace: datos.enlace,
    cruzada: anulado ? ANULADO : null,
  };
  return imprimirHoja('cvd', hoja, {
    visado: `Visado el ${formatFecha(fecha)}`,
    asesor: `Asesor: ${datos.asesor}`,
    control: numero_control,
    estado: anulado ? ANULADO : VIGENTE,
    ficha: ficha(datos),
    titulo_de_inmuebles: inmuebles.length === 1 ? 'Inmueble' : `Inmuebles (${inmuebles.length})`,
    inmuebles: inmuebles.map(({ direccion, lugar, catastro }) => [`${direccion}, ${lugar}`, catastro]),
    contratos: datos.contratos.map(contrato),
  });
};

const ficha = ({ legajo, matriculado, comitentes }: DatosDeCvd): Par[] =>
  armarPares(
    [
      ['Legajo', String(legajo.numero)],
      ['Rubro', legajo.rubro],
      ['Modalidad', legajo.modalidad],
      ['Matriculado', matriculado.nombre],
      ['CUIT', formatCuit(matriculado.cuit)],
      ['Matrícula', matriculado.matricula],
    ],
    comitentes.map(({ apellido_nombre, cuit }) => [
      'Comitente',
      `${apellido_nombre} (${formatCuitODni(cuit).replace(/^CUIT /, '')})`,
    ]),
  );

const contrato = ({ tipo, fecha, vencimiento, monto, tareas }: DatosDeCvd['contratos'][number]) => ({
  titulo: `${tipo}: del ${formatFecha(fecha)} al ${formatFecha(vencimiento)}`,
  tareas: tareas.map((tarea) => [tarea.nombre, formatImporte(tarea.monto)]),
  monto: formatImporte(monto),
});
