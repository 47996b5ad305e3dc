import {
  type BorradorAutomatico,
  type BorradorDeLegajo,
  type BorradorManual,
  type DatoComparable,
  localidadDe,
} from '@colega/asistentes/legajos';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte, parseMonto } from '@colega/domain/importes';
import { unidadComoTexto } from '@colega/web-kit/ui/legajo/texto-de-inmueble.ts';
import type { ReferenciasDeLegajo } from '../asistente/use-referencias.ts';
import type { Abierto } from './abrir.ts';

export const NOMBRES: Record<DatoComparable, string> = {
  matricula_id: 'Matrícula',
  rubro_id: 'Rubro',
  modalidad_id: 'Modalidad',
  categoria: 'Categoría',
  factor_coeficiente: 'Coeficiente',
  fecha: 'Fecha Contrato',
  vencimiento: 'Vencimiento Contrato',
  tareas: 'Tareas',
  honorario_convenido: 'Honorario Convenido',
  comitentes: 'Comitentes',
  ubicacion: 'Ubicación',
  forma_de_pago: 'Forma de pago',
  tribunal_actuante: 'Tribunal actuante',
  destino_tarea: 'Destino de tarea',
  clausula_condicion: 'Cláusulas',
  observaciones: 'Observaciones',
};

export type NombresDelLegajo = ReferenciasDeLegajo & {
  tareas?: readonly { id: number; nombre?: string; tarea?: { nombre: string } }[];
};

type Cualquiera = BorradorDeLegajo &
  Partial<Pick<BorradorAutomatico, 'categoria' | 'factor_coeficiente' | 'tareas'>> & {
    filas?: BorradorManual['filas'];
  };

const importe = (texto: string): string => {
  const leido = parseMonto(texto);
  return leido.ok ? formatImporte(leido.valor) : texto;
};

export const textoDeDato = (
  dato: DatoComparable,
  b: Cualquiera,
  nombres: NombresDelLegajo,
  legajo: Abierto['legajo'] | null,
): string => {
  const nombreDe = (lista: readonly { id: number; nombre: string }[], id: number | null) =>
    lista.find((otro) => otro.id === id)?.nombre ?? '';
  switch (dato) {
    case 'matricula_id':
      return (
        [...nombres.matriculas, ...(legajo ? [legajo.matricula] : [])].find(({ id }) => id === b.matricula_id)
          ?.codigo ?? ''
      );
    case 'rubro_id':
      return nombreDe([...nombres.rubros, ...(legajo ? [legajo.rubro] : [])], b.rubro_id);
    case 'modalidad_id':
      return nombreDe([...nombres.modalidades, ...(legajo ? [legajo.modalidad] : [])], b.modalidad_id);
    case 'categoria':
    case 'factor_coeficiente':
      return b[dato] ?? '';
    case 'fecha':
    case 'vencimiento':
      return b[dato] && formatFecha(b[dato]);
    case 'honorario_convenido':
      return importe(b.honorario_convenido);
    case 'tareas':
      return tareasComoTexto(b, nombres);
    case 'comitentes':
      return b.comitentes.map(({ apellido, nombre }) => `${apellido} ${nombre}`.trim()).join(', ');
    case 'ubicacion':
      return ubicacionComoTexto(b);
    default:
      return b.contrato[dato];
  }
};

const tareasComoTexto = ({ filas, tareas }: Cualquiera, nombres: NombresDelLegajo): string => {
  const nombreDe = (id: number | null): string => {
    const tarea = nombres.tareas?.find((otra) => otra.id === id);
    return tarea?.nombre ?? tarea?.tarea?.nombre ?? 'Sin elegir';
  };
  return filas
    ? filas.map(({ tarea_id, monto }) => `${nombreDe(tarea_id)}: ${importe(monto)}`).join('; ')
    : (tareas ?? []).map(({ segmento_tarea }) => nombreDe(segmento_tarea)).join('; ');
};

const ubicacionComoTexto = (b: BorradorDeLegajo): string => {
  const { calle, numero, localidad_id, unidades } = b.ubicacion;
  const localidad = localidadDe(b, localidad_id)?.nombre;
  return [`${calle} ${numero}`.trim(), localidad, ...unidades.map(unidadComoTexto)].filter(Boolean).join(', ');
};
