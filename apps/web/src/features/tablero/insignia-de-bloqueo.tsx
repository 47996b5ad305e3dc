import type { Bloqueo } from '@colega/contract/perfil';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Badge } from '@mantine/core';

export const InsigniaDeBloqueo = ({ tipo }: { tipo: Bloqueo['tipo_bloqueo'] }) => (
  <Badge
    variant="default"
    leftSection={<Icono nombre="candado" tamanio={16} />}
    style={{ borderColor: tipo.color, borderWidth: 1.5 }}
  >
    {tipo.nombre_corto}
  </Badge>
);
