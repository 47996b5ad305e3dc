import type { Matricula } from '@colega/contract/perfil';
import { Badge } from '@mantine/core';
import { Icono, type NombreDeIcono } from './icono.tsx';

const ICONOS: Readonly<Record<string, NombreDeIcono>> = {
  activo: 'tilde',
  registro: 'documento',
  en_tramite: 'recargar',
  suspendido: 'prohibido',
  cancelado: 'prohibido',
  baja: 'alerta',
};

/** DAS-022, OPN-024: the colours are of the table of states by id, which travels with each state. */
export const InsigniaDeMatricula = ({ estado }: { estado: Matricula['estado'] }) => (
  <Badge
    leftSection={<Icono nombre={ICONOS[estado.clave] ?? 'info'} tamanio={16} />}
    style={{ backgroundColor: estado.color, color: estado.color_texto }}
  >
    {estado.nombre}
  </Badge>
);
