import { mensajes, texto } from '@colega/contract/mensajes';
import type { Abierto, QueAbrir } from '../edicion/abrir.ts';

export const motivoDeNoAmpliar = ({ legajo, detalle }: Abierto, que: QueAbrir): string | null => {
  if (que !== 'nueva') return detalle?.acciones.puede_editarse ? null : mensajes.ampliacion_no_en_borrador;
  if (legajo.acciones_permitidas.puede_ampliarse) return null;
  const conUna = legajo.detalles.some(
    (otro) => otro.tipo_contrato === 'ampliacion' && otro.estado.clave === 'borrador',
  );
  if (conUna) return mensajes.ampliacion_en_borrador;
  const { clave, nombre } = legajo.estado_legajo;
  const estado = clave === 'borrador' ? 'en borrador' : nombre.toLowerCase();
  return texto({ codigo: 'accion_en_otro_estado', datos: { estado } });
};
