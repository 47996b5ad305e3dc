import type { PermisoDelColegio } from '@colega/domain/permisos';
import { Modal, Stack, Switch, Table } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { apagarAtajos, atajosApagados, useAtajo } from '../lib/use-atajo.ts';
import { pantallasPara } from './pantallas.ts';

type Props = { permisos: readonly PermisoDelColegio[]; abiertos: boolean; alCambiar: (abiertos: boolean) => void };

/** `?` shows the keys. They may be turned off, as those of one letter must. */
export const Atajos = ({ permisos, abiertos, alCambiar }: Props) => {
  const [apagados, setApagados] = useState(atajosApagados);
  const navegar = useNavigate();
  const pantallas = pantallasPara(permisos);
  useAtajo('?', () => alCambiar(true));
  useAtajo(pantallas.map(({ tecla }) => tecla).join(''), (tecla) => {
    const destino = pantallas.find((pantalla) => pantalla.tecla === tecla);
    if (destino) void navegar(destino.path);
  });
  return (
    <Modal
      opened={abiertos}
      onClose={() => alCambiar(false)}
      title="Atajos de teclado"
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
    >
      <Stack gap="md">
        <Table aria-label="Atajos de teclado">
          <Table.Tbody>
            <Renglon tecla="?" que="Mostrar estos atajos" />
            {pantallas.map(({ tecla, titulo }) => (
              <Renglon key={tecla} tecla={tecla} que={`Ir a ${titulo}`} />
            ))}
            {permisos.includes('operadores.administrar') && (
              <Renglon tecla="n" que="Agregar un operador, en Usuarios y roles" />
            )}
          </Table.Tbody>
        </Table>
        <Switch
          label="Usar los atajos"
          description="Se recuerda en este navegador."
          checked={!apagados}
          onChange={({ currentTarget: { checked } }) => {
            apagarAtajos(!checked);
            setApagados(!checked);
          }}
        />
      </Stack>
    </Modal>
  );
};

const Renglon = ({ tecla, que }: { tecla: string; que: string }) => (
  <Table.Tr>
    <Table.Th scope="row" w={64}>
      <kbd>{tecla}</kbd>
    </Table.Th>
    <Table.Td>{que}</Table.Td>
  </Table.Tr>
);
