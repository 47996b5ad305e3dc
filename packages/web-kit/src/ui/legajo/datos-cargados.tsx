import type { CalculoHonorario } from '@colega/contract/honorarios';
import { Card, Stack, Title } from '@mantine/core';
import { useRef } from 'react';
import { ListaDeDatos } from '../datos/lista-de-datos.tsx';
import { useAbiertoAlImprimir } from '../paginas/use-abierto-al-imprimir.ts';
import { Icono } from '../signos/icono.tsx';
import classes from './explicacion-del-honorario.module.css';

type Props = { tareas: CalculoHonorario['tareas_valores'] };

export const DatosCargados = ({ tareas }: Props) => {
  const lista = useRef<HTMLDivElement>(null);
  useAbiertoAlImprimir(lista);
  const conDatos = tareas.filter(({ datos }) => datos && datos.length > 0);
  if (conDatos.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="datos-cargados">
      <Stack gap="md">
        <Title order={3} id="datos-cargados">
          Datos cargados en las tareas
        </Title>
        <div ref={lista}>
          {conDatos.map(({ segmento_tarea, tarea, datos = [] }) => (
            <details key={segmento_tarea} className={classes.desplegable}>
              <summary>
                <span className={classes.flecha}>
                  <Icono nombre="derecha" tamanio={18} />
                </span>
                <span className={classes.renglon}>{tarea.nombre}</span>
              </summary>
              <div className={classes.datos}>
                <ListaDeDatos datos={datos.map(({ etiqueta, valor }) => [etiqueta, valor] as const)} />
              </div>
            </details>
          ))}
        </div>
      </Stack>
    </Card>
  );
};
