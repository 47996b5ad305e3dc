import { mensajes } from '@colega/contract/mensajes';
import { copiar } from '@colega/web-kit/ui/avisos/copiar.ts';
import { Codigo } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Group, Text } from '@mantine/core';
import estilos from './dialogo-red-link.module.css';

type Props = { nombre: string; valor: string | null /** Where there are several. */; de?: string };

export const DatoDePago = ({ nombre, valor, de }: Props) => (
  <Group justify="space-between" gap="sm" className={estilos.codigo}>
    <div>
      <Text size="sm" c="dimmed">
        {nombre}
      </Text>
      <Text className={estilos.valor}>{valor ? <Codigo>{valor}</Codigo> : 'Todavía no lo informó Red Link'}</Text>
    </div>
    {valor && (
      <Button
        variant="default"
        leftSection={<Icono nombre="copiar" />}
        aria-label={['Copiar', nombre.toLowerCase(), ...(de ? [`del ${de}`] : [])].join(' ')}
        onClick={() => void copiar(valor, COPIADO)}
      >
        Copiar
      </Button>
    )}
  </Group>
);

/** CUP-023, CUP-024. */
const COPIADO = { hecho: mensajes.codigo_copiado, falla: mensajes.codigo_no_copiado } as const;
