import type { MatriculaConTitulo } from '@colega/contract/perfil';
import { SIN_HABILITAR } from '@colega/domain/perfil';
import { Badge } from '@mantine/core';
import { Icono, type NombreDeIcono } from './icono.tsx';
import { InsigniaDeEstado } from './insignia-de-estado.tsx';

const ICONOS: Readonly<Record<string, NombreDeIcono>> = {
  activo: 'tilde',
  registro: 'documento',
  en_tramite: 'recargar',
  suspendido: 'prohibido',
  cancelado: 'prohibido',
  baja: 'alerta',
};

/** DAS-022, OPN-024. An active licence of whoever may not practise is not shown as active. */
export const InsigniaDeMatricula = ({
  matricula,
}: {
  matricula: Pick<MatriculaConTitulo, 'estado' | 'habilitada'>;
}) => {
  const { estado, habilitada } = matricula;
  if (estado.clave === 'activo' && !habilitada)
    return <InsigniaDeEstado tono="peligro">{SIN_HABILITAR}</InsigniaDeEstado>;
  return (
    <Badge
      leftSection={<Icono nombre={ICONOS[estado.clave] ?? 'info'} tamanio={16} />}
      style={{ backgroundColor: estado.color, color: estado.color_texto }}
    >
      {estado.nombre}
    </Badge>
  );
};
