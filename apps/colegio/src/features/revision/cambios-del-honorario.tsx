import type { QueCambio, RevisionDelLegajo } from '@colega/contract/legajos';
import { formatImporte } from '@colega/domain/importes';
import { esRenglonCambiado } from '@colega/domain/legajos';
import { CabeceraDeColumnas } from '@colega/web-kit/ui/datos/cabecera-de-columnas.tsx';
import { Button, Stack, Table, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { nombrarContrato } from './nombrar-contrato.ts';
import estilos from './que-cambio.module.css';

type Comparado = QueCambio['honorarios'][number];
type Props = { comparado: Comparado; legajo: RevisionDelLegajo };

const cuanto = (importe: string | null) => (importe === null ? '—' : formatImporte(importe));

const COLUMNAS = ['Renglón', 'Antes', 'Ahora'];

/** Every line of the explanation, old and new. What stays the same is shown when it is asked for. */
export const CambiosDelHonorario = ({ comparado: { detalle_id, renglones }, legajo }: Props) => {
  const [todos, setTodos] = useState(false);
  const titulo = useId();
  const iguales = renglones.filter((renglon) => !esRenglonCambiado(renglon)).length;
  const vistos = renglones.filter((renglon) => todos || esRenglonCambiado(renglon));
  return (
    <Stack gap={4}>
      <Text size="sm" fw={700} id={titulo}>
        Cálculo del honorario{nombrarContrato(legajo, detalle_id)}
      </Text>
      <Table role="table" className={estilos.renglones ?? ''} aria-labelledby={titulo} fz="sm" verticalSpacing={4}>
        <CabeceraDeColumnas columnas={COLUMNAS} />
        <Table.Tbody role="rowgroup">
          {vistos.map((renglon) => (
            <Renglon key={renglones.indexOf(renglon)} renglon={renglon} />
          ))}
        </Table.Tbody>
      </Table>
      {iguales > 0 && (
        <div data-no-imprime>
          <Button size="compact-sm" variant="subtle" aria-expanded={todos} onClick={() => setTodos(!todos)}>
            {todos ? 'Mostrar solo lo que cambió' : `Mostrar también lo que sigue igual (${iguales})`}
          </Button>
        </div>
      )}
    </Stack>
  );
};

const Renglon = ({ renglon }: { renglon: Comparado['renglones'][number] }) => {
  const { nivel, texto, texto_antes, antes, ahora } = renglon;
  return (
    <Table.Tr role="row" data-nivel={Math.min(nivel, 4)} data-total={nivel === 0 || undefined}>
      <Table.Th role="rowheader" scope="row">
        {texto}
        {texto_antes !== null && <span className={estilos.antes}>Antes: {texto_antes}</span>}
        {antes === null && <span className={estilos.antes}>Se agregó</span>}
        {ahora === null && <span className={estilos.antes}>Se quitó</span>}
      </Table.Th>
      <Table.Td role="cell" data-etiqueta="Antes">
        {cuanto(antes)}
      </Table.Td>
      <Table.Td role="cell" data-etiqueta="Ahora">
        {antes === ahora ? cuanto(ahora) : <strong>{cuanto(ahora)}</strong>}
      </Table.Td>
    </Table.Tr>
  );
};
