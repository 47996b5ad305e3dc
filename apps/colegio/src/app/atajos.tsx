import type { PermisoDelColegio } from '@colega/domain/permisos';
import { Modal, Stack, Switch, Table } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ATAJOS } from '../lib/atajos.ts';
import { useTeclasEnEspera } from '../lib/teclas-en-espera.ts';
import { apagarAtajos, atajosApagados, useAtajo } from '../lib/use-atajo.ts';
import estilos from './atajos.module.css';
import { pantallasPara } from './pantallas.ts';

type Props = { permisos: readonly PermisoDelColegio[]; abiertos: boolean; alCambiar: (abiertos: boolean) => void };

/** `?` shows the keys. They may be turned off, as those of one letter must. */
export const Atajos = ({ permisos, abiertos, alCambiar }: Props) => {
  const [apagados, setApagados] = useState(atajosApagados);
  const navegar = useNavigate();
  const pantallas = pantallasPara(permisos);
  useTeclasEnEspera();
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
        <Grupo donde="En todas las pantallas">
          <Renglon tecla="?" que="Mostrar estos atajos" />
          {pantallas.map(({ tecla, titulo }) => (
            <Renglon key={tecla} tecla={tecla} que={`Ir a ${titulo}`} />
          ))}
        </Grupo>
        {ATAJOS.filter(({ permiso }) => permisos.includes(permiso)).map(({ donde, atajos }) => (
          <Grupo key={donde} donde={donde}>
            {atajos
              .filter(({ permiso }) => permiso === null || permisos.includes(permiso))
              .map(({ tecla, que }) => (
                <Renglon key={tecla} tecla={tecla} que={que} />
              ))}
          </Grupo>
        ))}
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

const Grupo = ({ donde, children }: { donde: string; children: ReactNode }) => (
  <Table captionSide="top" verticalSpacing={4}>
    <Table.Caption className={estilos.donde}>{donde}</Table.Caption>
    <Table.Tbody>{children}</Table.Tbody>
  </Table>
);

const Renglon = ({ tecla, que }: { tecla: string; que: string }) => (
  <Table.Tr>
    <Table.Th scope="row" w={80}>
      <kbd>{tecla}</kbd>
    </Table.Th>
    <Table.Td>{que}</Table.Td>
  </Table.Tr>
);
