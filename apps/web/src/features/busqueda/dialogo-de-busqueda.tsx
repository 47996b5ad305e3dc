import { Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import { Buscador } from './buscador.tsx';
import { apagarBarra, barraApagada } from './teclas-de-busqueda.ts';

type Props = { abierto: boolean; alCerrar: () => void };

/** Near the top, where it does not move as it finds. */
const DialogoDeBusqueda = ({ abierto, alCerrar }: Props) => (
  <Modal
    opened={abierto}
    onClose={alCerrar}
    title="Buscar en lo tuyo"
    size="lg"
    yOffset="6dvh"
    closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
  >
    <Buscador alIr={alCerrar} />
    <ConLaBarra />
  </Modal>
);

export default DialogoDeBusqueda;

const ConLaBarra = () => {
  const [apagada, setApagada] = useState(barraApagada);
  return (
    <Switch
      mt="md"
      visibleFrom="sm"
      label="Abrir esta búsqueda con la tecla /"
      description="Con Ctrl K (⌘ K en Mac) se abre siempre. Se recuerda en este navegador."
      checked={!apagada}
      onChange={({ currentTarget: { checked } }) => {
        apagarBarra(!checked);
        setApagada(!checked);
      }}
    />
  );
};
