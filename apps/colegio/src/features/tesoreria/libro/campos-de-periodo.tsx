import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { Button, Group, SimpleGrid } from '@mantine/core';
import { errorDePeriodo, esteMes, mesAnterior, type Periodo } from './periodo.ts';

type Escrito = { desde: string | null; hasta: string | null };
type Props = { escrito: Escrito; alCambiar: (nuevo: Escrito) => void };

export const CamposDePeriodo = ({ escrito, alCambiar }: Props) => {
  const hoy = useHoy();
  const boton = (nombre: string, periodo: Periodo) => (
    <Button variant="default" size="compact-md" mih={36} onClick={() => alCambiar(periodo)}>
      {nombre}
    </Button>
  );
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <FechaInput
          label="Desde"
          value={escrito.desde}
          alCambiar={(desde) => alCambiar({ ...escrito, desde })}
          required
        />
        <FechaInput
          label="Hasta"
          value={escrito.hasta}
          alCambiar={(hasta) => alCambiar({ ...escrito, hasta })}
          error={errorDePeriodo(escrito.desde, escrito.hasta)}
          required
        />
      </SimpleGrid>
      <Group gap="xs">
        {boton('Este mes', esteMes(hoy))}
        {boton('El mes anterior', mesAnterior(hoy))}
      </Group>
    </>
  );
};

/** Null while it is not a period. */
export const leerPeriodo = ({ desde, hasta }: Escrito): Periodo | null =>
  desde && hasta && errorDePeriodo(desde, hasta) === null ? { desde, hasta } : null;
