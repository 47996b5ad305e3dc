import { type PreparacionLeida, rutasDeAranceles } from '@colega/contract/honorarios';
import { llamar, type OpcionesDeLlamada } from '@colega/web-kit/lib/api/llamar.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { direccionDeResolucion } from '../../lib/direcciones.ts';
import { resumirSinLugar } from '../../ui/importar-planilla.tsx';

type Props = {
  preparacion: PreparacionLeida;
  edita: boolean;
  hayPendientes: boolean;
  alCambiar: (pedir: (opciones: OpcionesDeLlamada) => Promise<PreparacionLeida>) => Promise<void>;
  alPublicar: () => void;
};

/** Publishing, bringing up to date and discarding; and why not, where one may not. */
export const QueSeHace = ({ preparacion, edita, hayPendientes, alCambiar, alPublicar }: Props) => {
  const {
    id,
    al_dia,
    base,
    ultima,
    problemas,
    no_publica,
    terminado,
    quedaron_enteras = [],
    mezclados = [],
  } = preparacion;
  const [descartando, setDescartando] = useState(false);
  if (terminado) return <Terminada terminado={terminado} />;
  const porque = no_publica ?? porQueNo({ al_dia, problemas, hayPendientes });
  const params = { id };
  return (
    <>
      {!al_dia && (
        <Nota tono="advierte" titulo="Ya no está hecha sobre la última">
          {decirBase(base, ultima)}
        </Nota>
      )}
      {quedaron_enteras.length > 0 && (
        <Nota tono="advierte" titulo="Hay tramos que quedaron como los tenías">
          {`Vos y «${ultima?.nombre}» cambiaron los tramos de ${quedaron_enteras.join(', ')}: quedaron los tuyos, sin las cifras nuevas de la última. Comparalos antes de publicar.`}
        </Nota>
      )}
      {mezclados.length > 0 && (
        <Nota tono="advierte" titulo="Hay renglones con algo tuyo y algo de la última">
          {`Revisá sus cifras y su norma: ${resumirSinLugar(mezclados).replaceAll('\n', '; ')}.`}
        </Nota>
      )}
      <Group gap="sm">
        {edita && !al_dia && (
          <BotonDeAccion
            ocupado="Poniéndola al día…"
            alPresionar={() => alCambiar((opciones) => llamar(rutasDeAranceles.ponerAlDia, { params }, opciones))}
          >
            Poner al día
          </BotonDeAccion>
        )}
        <Button onClick={alPublicar} disabled={porque !== null}>
          Publicar
        </Button>
        {edita && (
          <Button variant="default" onClick={() => setDescartando(true)}>
            Descartar
          </Button>
        )}
        {porque && <Text size="sm">{porque}</Text>}
      </Group>
      <ConfirmarDialogo
        abierto={descartando}
        titulo="¿Descartar esta resolución en preparación?"
        texto="No se publica nada. Queda para consultarla, y no se puede seguir cambiando."
        confirmar="Descartar"
        cancelar="Seguir preparándola"
        alCancelar={() => setDescartando(false)}
        alConfirmar={() => {
          setDescartando(false);
          void alCambiar((opciones) => llamar(rutasDeAranceles.descartarPreparacion, { params }, opciones));
        }}
      />
    </>
  );
};

const decirBase = (base: PreparacionLeida['base'], ultima: PreparacionLeida['ultima']): string => {
  const sobre = `Se empezó ${base ? `sobre «${base.nombre}»` : 'cuando no había ninguna'}`;
  return ultima
    ? `${sobre}, y la última es «${ultima.nombre}». Ponela al día (lo que escribiste queda, aunque sea igual a lo de antes; ${base ? 'lo que está en blanco también, ' : ''}y lo demás toma las cifras de la última) o descartala.`
    : `${sobre}, que después se retiró. Ponela al día (lo que dice queda, y va a ser la primera) o descartala.`;
};

const porQueNo = ({
  al_dia,
  problemas,
  hayPendientes,
}: Pick<PreparacionLeida, 'al_dia' | 'problemas'> & { hayPendientes: boolean }): string | null => {
  if (hayPendientes) return 'Falta guardar lo que escribiste.';
  if (!al_dia) return 'Antes de publicarla hay que ponerla al día.';
  return problemas.length > 0 ? 'Antes de publicarla hay que corregir lo de abajo.' : null;
};

const Terminada = ({ terminado }: { terminado: NonNullable<PreparacionLeida['terminado']> }) => (
  <Nota titulo={terminado.como === 'publicado' ? 'Publicada' : 'Descartada'}>
    {terminado.resolucion_id === null ? (
      'Nunca se publicó. Se puede consultar, y no cambiar.'
    ) : (
      <Anchor component={Link} to={direccionDeResolucion(terminado.resolucion_id)}>
        Ver la resolución publicada
      </Anchor>
    )}
  </Nota>
);
