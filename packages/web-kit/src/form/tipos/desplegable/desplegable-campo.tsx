import '@mantine/core/styles/Accordion.css';
import { Accordion } from '@mantine/core';
import { useState } from 'react';
import { idDeCampo, useAcciones } from '../../campos/acciones.ts';
import type { PropsDeGrupo } from '../../campos/props.ts';
import { tieneErrorAdentro } from './tiene-error-adentro.ts';

export const DesplegableCampo = ({ campo, ruta, rutaDelNivel, valores, activos, errores }: PropsDeGrupo) => {
  const { prefijo, dibujar } = useAcciones();
  const [abierto, setAbierto] = useState(false);
  const seVe = abierto || tieneErrorAdentro(campo, rutaDelNivel, errores);
  return (
    <Accordion
      variant="contained"
      keepMounted={false}
      value={seVe ? campo.ruta : null}
      onChange={(valor) => setAbierto(valor !== null)}
    >
      <Accordion.Item value={campo.ruta} id={idDeCampo(prefijo, ruta)}>
        <Accordion.Control mih={44}>{campo.etiqueta}</Accordion.Control>
        <Accordion.Panel>
          {dibujar({ campos: campo.campos, valores, ruta: rutaDelNivel, activos, errores })}
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
};
