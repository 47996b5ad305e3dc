import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { copiar } from '@colega/web-kit/ui/avisos/copiar.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCalendario } from '../../../lib/consultas/calendario.ts';
import { Seccion } from '../seccion.tsx';

const QUE_ES =
  'Una dirección para que Google Calendar, el calendario del teléfono u Outlook muestren hasta cuándo tenés para pagar, timbrar y responder. Son las fechas de «Para hacer», sin nombres de comitentes ni importes.';

/** S-873. */
export const Calendario = () => {
  const { direccion, falla, renovar, quitar, reintentar } = useCalendario();
  const [pregunta, setPregunta] = useState<'renovar' | 'quitar' | null>(null);
  const cerrar = () => setPregunta(null);
  return (
    <Seccion titulo="Tus fechas en tu calendario">
      <Text>{QUE_ES}</Text>
      {falla ? (
        <Group>
          <Text role="alert">No pudimos leer la dirección de tu calendario.</Text>
          <Button variant="default" onClick={reintentar}>
            Reintentar
          </Button>
        </Group>
      ) : direccion === undefined ? (
        <Esqueleto>
          <EsqueletoDeTexto renglones={2} />
        </Esqueleto>
      ) : direccion === null ? (
        <Group>
          <BotonDeAccion ocupado="Creando…" alPresionar={() => intentar(renovar)}>
            Crear la dirección
          </BotonDeAccion>
        </Group>
      ) : (
        <>
          <TextInput
            label="Dirección del calendario"
            description="Es secreta: quien la tenga ve tus fechas."
            value={direccion}
            readOnly
            onFocus={(evento) => evento.currentTarget.select()}
          />
          <Group gap="sm">
            <Button leftSection={<Icono nombre="copiar" />} onClick={() => void copiar(direccion, COPIADA)}>
              Copiar la dirección
            </Button>
            <Button component="a" variant="default" href={direccion.replace(/^https?:/, 'webcal:')}>
              Agregarla a este dispositivo
            </Button>
            <Button variant="default" onClick={() => setPregunta('renovar')}>
              Cambiarla
            </Button>
            <Button variant="default" onClick={() => setPregunta('quitar')}>
              Quitarla
            </Button>
          </Group>
        </>
      )}
      <ConfirmarDialogo
        abierto={pregunta === 'renovar'}
        titulo="¿Cambiar la dirección?"
        texto="La de ahora deja de servir: vas a tener que agregar la nueva en cada calendario."
        confirmar="Cambiar la dirección"
        confirmando="Cambiando…"
        peligroso={false}
        alConfirmar={() => intentar(renovar).finally(cerrar)}
        alCancelar={cerrar}
      />
      <ConfirmarDialogo
        abierto={pregunta === 'quitar'}
        titulo="¿Quitar la dirección?"
        texto="Los calendarios que la tengan dejan de ver tus fechas."
        confirmar="Quitar la dirección"
        confirmando="Quitando…"
        alConfirmar={() => intentar(quitar).finally(cerrar)}
        alCancelar={cerrar}
      />
    </Seccion>
  );
};

const intentar = async (hacer: () => Promise<unknown>): Promise<void> => {
  try {
    await hacer();
  } catch (error) {
    avisarError(explicarFalla(error, 'No pudimos cambiar la dirección de tu calendario.'));
  }
};

const COPIADA = { hecho: 'Dirección copiada', falla: 'No pudimos copiarla. Seleccionala y copiala.' } as const;
