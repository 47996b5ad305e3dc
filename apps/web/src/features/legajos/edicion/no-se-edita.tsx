import type { Legajo } from '@colega/contract/legajos';
import { mensajes, texto } from '@colega/contract/mensajes';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { ConTitulo } from '@colega/web-kit/ui/paginas/con-titulo.tsx';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';

type Props = { titulo: string; legajo: Pick<Legajo, 'id'>; que: string; porque: string };

export const NoSeEdita = ({ titulo, legajo, que, porque }: Props) => (
  <ConTitulo titulo={titulo}>
    <SinPermiso
      titulo={que}
      porque={porque}
      accion={
        <BotonEnlace variant="default" to={direccionDelLegajo(legajo.id)}>
          Ir al detalle del legajo
        </BotonEnlace>
      }
    />
  </ConTitulo>
);

export const motivoDeNoEditar = ({ estado_legajo }: Pick<Legajo, 'estado_legajo'>): string =>
  estado_legajo.clave === 'anulado'
    ? texto({ codigo: 'accion_en_otro_estado', datos: { estado: estado_legajo.nombre.toLowerCase() } })
    : mensajes.sin_observacion_abierta;
