import { mensajesDeInicio } from '@colega/contract/mensajes';
import type { Persona } from '@colega/contract/perfil';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { ConTitulo } from '@colega/web-kit/ui/paginas/con-titulo.tsx';
import { Card } from '@mantine/core';
import { useDeferredValue, useEffect } from 'react';
import { consultasDePersona, usePersona } from '../../../lib/consultas/perfil.ts';
import { useCarnetVigente } from '../../../lib/consultas/tablero.ts';
import { CredencialSuspendida } from '../credencial-suspendida.tsx';
import { CarnetDeLaSesion } from './carnet-de-la-sesion.tsx';
import { quitarCopia } from './copia-guardada.ts';

/** What is shown to whoever asks for it. It is drawn while its holder may practise, and never otherwise (S-820). */
export const Credencial = () => {
  const { data: persona, error, refetch } = usePersona();
  return (
    <ConTitulo titulo="Mi credencial">
      {persona && <DeLaPersona persona={persona} />}
      {!persona && !error && <EsqueletoDeTexto renglones={8} />}
      {!persona && error && (
        <FallaDeConsulta
          error={error}
          mensaje={mensajesDeInicio.error_cargar_persona}
          alReintentar={() => void refetch()}
        />
      )}
    </ConTitulo>
  );
};

const DeLaPersona = ({ persona }: { persona: Persona }) => {
  const activa = persona.es_activo_al_dia_y_verificado;
  const { data, error, refetch } = useCarnetVigente(activa);
  const carnet = useDeferredValue(data);
  const yaNoVale = !activa || esNoEncontrado(error);
  useEffect(() => {
    if (yaNoVale) void quitarCopia();
  }, [yaNoVale]);
  if (activa && data && carnet) return <CarnetDeLaSesion persona={persona} carnet={carnet} />;
  if (persona.credencial_suspendida !== null)
    return (
      <Card padding="lg">
        <CredencialSuspendida persona={persona} />
      </Card>
    );
  if (activa && !error) return <EsqueletoDeTexto renglones={8} />;
  if (activa && !esNoEncontrado(error))
    return (
      <FallaDeConsulta error={error} mensaje="No pudimos consultar tu carnet." alReintentar={() => void refetch()} />
    );
  return (
    <EstadoVacio
      icono="credencial"
      titulo={mensajesDeInicio.carnet_sin_vigente}
      texto={`Comunicate con ${persona.distrito.nombre}: ${persona.distrito.contacto.telefono}, ${persona.distrito.contacto.correo}.`}
    />
  );
};

export default Credencial;

// Whether there is a card to ask for, the person says.
export const adelantos: Antes = ({ sesion: { persona_id } }) => [adelantar(consultasDePersona(persona_id).persona)];
