import { cambiarParametros, superficieParaRepetir } from '@colega/asistentes/legajos';
import { formatConComa } from '@colega/web-kit/form/campos/format-con-coma.ts';
import { VARIOS_RENGLONES } from '@colega/web-kit/ui/botones/varios-renglones.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useLoQueSeCalcula } from '../asistente/contexto-del-automatico.ts';

/** One building has one surface, which each of its tasks asks for. */
export const MismaSuperficie = ({ id }: { id: number }) => {
  const { borrador, cambiar, contexto } = useLoQueSeCalcula();
  const otra = superficieParaRepetir(borrador, contexto, id);
  if (!otra) return null;
  return (
    <Group gap="sm">
      <Button
        variant="default"
        {...VARIOS_RENGLONES}
        leftSection={<Icono nombre="copiar" />}
        onClick={({ currentTarget }) => {
          const campo = currentTarget.closest('[id$="-panel"]')?.querySelector('input');
          cambiar((b) => cambiarParametros(b, id, otra.parametros));
          // the button is no more, and the field says what it has
          campo?.focus();
        }}
      >
        {otra.superficie === null ? 'Misma superficie' : `Misma superficie: ${formatConComa(otra.superficie)} m²`}
      </Button>
      <Text size="sm" c="dimmed">
        La de «{otra.nombre}»; después la podés cambiar.
      </Text>
    </Group>
  );
};
