import type { Bloqueo } from '@colega/contract/perfil';
import { Badge } from '@mantine/core';
import { Icono } from '../../ui/icono.tsx';

export const InsigniaDeBloqueo = ({ tipo }: { tipo: Bloqueo['tipo_bloqueo'] }) => (
  <Badge
    variant="default"
    leftSection={<Icono nombre="candado" tamanio={16} />}
    style={{ borderColor: tipo.color, borderWidth: 1.5 }}
  >
    {tipo.nombre_corto}
  </Badge>
);
