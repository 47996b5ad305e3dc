import {
  type ActaEstadoObra,
  ajustarPorTareaQueResuelve,
  cambiarResponsable,
  elegirTareaFaltante,
  estadoDeObraInicial,
  faltaObra,
  guardarActa,
} from '@colega/domain/formularios';
import { Button, Card, Group, Input, Stack, Text, Title } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { formatConComa } from '../../campos/format-con-coma.ts';
import type { ContextoDeFormulario } from '../../dynamic/contexto-de-las-tareas.ts';
import type { ErroresDeActa } from './errores-de-acta.ts';
import { ModalDeEstadoDeObra } from './modal-de-estado-de-obra.tsx';
import { ObraFaltante } from './obra-faltante.tsx';

type Props = {
  id: string;
  acta: ActaEstadoObra | null;
  onChange: (acta: ActaEstadoObra) => void;
  enCarga: ActaEstadoObra['estado_obra'] | null;
  alCargar: (estado: ActaEstadoObra['estado_obra'] | null) => void;
  contexto: Pick<ContextoDeFormulario, 'itemsDeEstadoDeObra' | 'calcularEstadoDeObra' | 'resuelveFaltante'>;
  errores: ErroresDeActa;
};

const resumen = (acta: ActaEstadoObra | null): string => {
  if (!acta) return 'Cargá el avance de la obra antes de completar las tareas.';
  return faltaObra(acta)
    ? `Obra faltante: ${formatConComa(acta.porcentaje_faltante_total)} %`
    : 'La obra está terminada: no falta nada por ejecutar.';
};

/** FRM-011..027. */
export const EstadoDeObra = ({ id, acta, onChange, enCarga, alCargar, contexto, errores }: Props) => {
  const [abierto, setAbierto] = useState(enCarga !== null);
  const boton = useRef<HTMLButtonElement>(null);
  const cerrar = () => {
    if (enCarga !== null) alCargar(null);
    setAbierto(false);
  };
  // A modal that arrived open has no focus to give back, nor has one whose button was busy.
  useDidUpdate(() => {
    if (!abierto) boton.current?.focus();
  }, [abierto]);
  return (
    <Card component="section" aria-labelledby={`${id}-titulo`} id={id} tabIndex={-1}>
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={3} id={`${id}-titulo`}>
              Estado de la Obra
            </Title>
            <Text role="status" c="dimmed">
              {resumen(acta)}
            </Text>
          </div>
          <Button
            ref={boton}
            variant={acta ? 'default' : 'filled'}
            aria-describedby={errores.acta ? `${id}-error` : undefined}
            onClick={() => setAbierto(true)}
          >
            {acta ? 'EDITAR' : 'CARGAR'}
          </Button>
        </Group>
        {errores.acta ? <Input.Error id={`${id}-error`}>{errores.acta}</Input.Error> : null}
        {acta && faltaObra(acta) ? (
          <ObraFaltante
            id={id}
            acta={acta}
            resuelveFaltante={contexto.resuelveFaltante}
            alDecidir={(responsable) => onChange(cambiarResponsable(acta, responsable))}
            alElegirTarea={(clave) => onChange(elegirTareaFaltante(acta, clave))}
            errores={errores}
          />
        ) : null}
      </Stack>
      <ModalDeEstadoDeObra
        abierto={abierto}
        inicial={acta?.estado_obra ?? estadoDeObraInicial()}
        enCarga={enCarga}
        alCargar={alCargar}
        items={contexto.itemsDeEstadoDeObra}
        calcular={contexto.calcularEstadoDeObra}
        alGuardar={(calculada) => {
          onChange(ajustarPorTareaQueResuelve(guardarActa(calculada), contexto.resuelveFaltante));
          cerrar();
        }}
        alCerrar={cerrar}
      />
    </Card>
  );
};
