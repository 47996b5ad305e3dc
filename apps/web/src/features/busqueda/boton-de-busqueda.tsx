import { dialogoAlAbrir } from '@colega/web-kit/ui/dialogos/dialogo-al-abrir.tsx';
import estilos from '@colega/web-kit/ui/marco/marco.module.css';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { useTeclasDeBusqueda } from './teclas-de-busqueda.ts';

const Dialogo = dialogoAlAbrir(() => import('./dialogo-de-busqueda.tsx'));

const BotonDeBusqueda = () => {
  const [abierto, setAbierto] = useState(false);
  useTeclasDeBusqueda(() => setAbierto(true));
  return (
    <>
      <ActionIcon
        className={estilos.accion}
        aria-label="Buscar"
        aria-haspopup="dialog"
        title="Buscar: tecla / o Ctrl K"
        onClick={() => setAbierto(true)}
      >
        <Icono nombre="buscar" tamanio={24} />
      </ActionIcon>
      <Dialogo abierto={abierto} alCerrar={() => setAbierto(false)} />
    </>
  );
};

export default BotonDeBusqueda;
