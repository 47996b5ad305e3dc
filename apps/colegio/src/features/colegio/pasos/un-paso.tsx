import type { PrimerosPasos } from '@colega/contract/colegio';
import { type EstadoDePaso, PASOS, type PasoDelColegio } from '@colega/domain/colegio';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Button, Group, Text } from '@mantine/core';
import { ConAjustes } from '../con-ajustes.tsx';
import { DE_CADA_PASO } from './partes-de-los-pasos.tsx';

type Props = {
  paso: PasoDelColegio;
  avance: PrimerosPasos;
  trabajando: boolean;
  alMarcar: (paso: PasoDelColegio, estado: EstadoDePaso) => Promise<void>;
  alVolver: (paso: PasoDelColegio) => void;
  alGuardar: () => Promise<unknown>;
};

/** What is asked is saved as it is said; that the step is done is said apart, and so is that it is left for later. */
export const UnPaso = ({ paso, avance, trabajando, alMarcar, alVolver, alGuardar }: Props) => {
  const lugar = PASOS.indexOf(paso);
  const anterior = PASOS[lugar - 1];
  const suyo = avance.pasos.find((uno) => uno.paso === paso);
  const { porque, Parte } = DE_CADA_PASO[paso];
  return (
    <>
      <Text>{`Paso ${lugar + 1} de ${PASOS.length}. ${porque}`}</Text>
      {suyo?.de_fabrica && <Nota>Todavía es lo que vino con el programa.</Nota>}
      {suyo?.estado === 'salteado' && <Nota>Lo habías salteado.</Nota>}
      <ConAjustes alGuardar={alGuardar}>{(props) => <Parte {...props} />}</ConAjustes>
      <Group gap="sm">
        <BotonDeAccion ocupado="Un momento…" trabajando={trabajando} alPresionar={() => alMarcar(paso, 'hecho')}>
          Está bien así, seguir
        </BotonDeAccion>
        <BotonDeAccion
          variant="default"
          ocupado="Un momento…"
          trabajando={trabajando}
          alPresionar={() => alMarcar(paso, 'salteado')}
        >
          Saltear por ahora
        </BotonDeAccion>
        {anterior && (
          <Button variant="subtle" onClick={() => alVolver(anterior)} disabled={trabajando}>
            Volver al anterior
          </Button>
        )}
      </Group>
    </>
  );
};
