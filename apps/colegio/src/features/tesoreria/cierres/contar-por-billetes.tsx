import { formatImporte, formatNumero, type Importe } from '@colega/domain/importes';
import { MontoInput } from '@colega/web-kit/ui/entradas/monto-input.tsx';
import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { sumarBilletes } from './leer-lo-contado.ts';

type Props = {
  billetes: readonly Importe[];
  /** As it is typed: "1.040,50". */
  alSumar: (total: string) => void;
};

const MAS_NO_ENTRAN = 6;

/** A help to count cash: how many of each note, and the coins together. Only the total is kept. */
export const ContarPorBilletes = ({ billetes, alSumar }: Props) => {
  const [abierto, setAbierto] = useState(false);
  const [cuantos, setCuantos] = useState<Readonly<Record<string, string>>>({});
  const [monedas, setMonedas] = useState('');
  const sumar = (nuevos: Readonly<Record<string, string>>, conMonedas: string): void => {
    setCuantos(nuevos);
    setMonedas(conMonedas);
    alSumar(formatNumero(sumarBilletes(nuevos, conMonedas)));
  };
  return (
    <Stack gap="xs">
      <Button variant="subtle" w="fit-content" aria-expanded={abierto} onClick={() => setAbierto(!abierto)}>
        Contar por billetes
      </Button>
      {abierto && (
        <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="xs">
          {billetes.map((valor) => (
            <TextInput
              key={valor}
              label={`De ${formatImporte(valor)}`}
              value={cuantos[valor] ?? ''}
              inputMode="numeric"
              autoComplete="off"
              maxLength={MAS_NO_ENTRAN}
              onChange={({ currentTarget }) =>
                sumar({ ...cuantos, [valor]: currentTarget.value.replace(/\D/g, '') }, monedas)
              }
            />
          ))}
          <MontoInput label="Monedas, en total" value={monedas} alCambiar={(texto) => sumar(cuantos, texto)} />
        </SimpleGrid>
      )}
    </Stack>
  );
};
