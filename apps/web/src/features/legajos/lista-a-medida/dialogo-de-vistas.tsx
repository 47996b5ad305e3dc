import { LARGO_DE_VISTA, type VistaDeLegajos } from '@colega/contract/legajos';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { useVistas } from '../../../lib/consultas/lista-a-medida.ts';
import { GuardarLosCambios, NO_SE_PUDO } from './guardar-los-cambios.tsx';
import type { useVistaEnUso } from './use-vista-en-uso.ts';

type Props = ReturnType<typeof useVistas> &
  ReturnType<typeof useVistaEnUso> & {
    abierto: boolean;
    alCerrar: () => void;
    alVer: (filtros: VistaDeLegajos['filtros']) => void;
    /** What the list is filtered by now. */
    filtros: VistaDeLegajos['filtros'];
  };

/** S-918: what is seen now gets a name, and those that have one are seen, renamed or taken away. */
export const DialogoDeVistas = (props: Props) => {
  const { abierto, alCerrar, alVer, filtros, actual, cambiada, vistas, guardar, cambiar, quitar } = props;
  const dentro = useRef<HTMLDivElement>(null);
  // What was pressed is no more: the keyboard stays in the dialog.
  const volver = <A extends unknown[]>(hacer: (...con: A) => Promise<void>) => {
    return async (...con: A): Promise<void> => {
      await hacer(...con);
      dentro.current?.focus();
    };
  };
  return (
    <Modal
      opened={abierto}
      onClose={alCerrar}
      title="Vistas guardadas"
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'lg' }}
      styles={{ title: { fontWeight: 700, fontSize: '1.1875rem' } }}
    >
      <Stack gap="lg" ref={dentro} tabIndex={-1} style={{ outline: 'none' }}>
        {cambiada && <GuardarLosCambios en={cambiada} alGuardar={volver(() => cambiar(cambiada, { filtros }))} />}
        {actual ? (
          <Text>Lo que estás viendo ya está guardado: {actual.nombre}.</Text>
        ) : (
          <ConNombre
            etiqueta="Nombre para lo que estás viendo"
            boton="Guardar"
            inicial=""
            alGuardar={volver((nombre: string) => guardar(nombre, filtros))}
          />
        )}
        {vistas.length > 0 && (
          <Stack component="ul" gap="sm" m={0} p={0} aria-label="Vistas guardadas">
            {vistas.map((vista) => (
              <Una
                key={vista.id}
                vista={vista}
                alVer={() => {
                  alVer(vista.filtros);
                  alCerrar();
                }}
                alCambiar={volver((nombre: string) => cambiar(vista, { nombre }))}
                alQuitar={volver(() => quitar(vista.id))}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Modal>
  );
};

type PropsDeUna = {
  vista: VistaDeLegajos;
  alVer: () => void;
  alCambiar: (nombre: string) => Promise<void>;
  alQuitar: () => Promise<void>;
};

const Una = ({ vista: { nombre }, alVer, alCambiar, alQuitar }: PropsDeUna) => {
  const [cambiando, setCambiando] = useState(false);
  if (cambiando)
    return (
      <li style={{ listStyle: 'none' }}>
        <ConNombre
          etiqueta={`Nombre nuevo de ${nombre}`}
          boton="Cambiar"
          inicial={nombre}
          alGuardar={async (nuevo) => {
            await alCambiar(nuevo);
            setCambiando(false);
          }}
          alCancelar={() => setCambiando(false)}
        />
      </li>
    );
  return (
    <Group component="li" justify="space-between" gap="xs">
      <Text style={{ overflowWrap: 'anywhere', flex: '1 1 140px' }}>{nombre}</Text>
      <Group gap="xs">
        <Button variant="default" size="sm" onClick={alVer} aria-label={`Ver ${nombre}`}>
          Ver
        </Button>
        <Button
          variant="default"
          size="sm"
          onClick={() => setCambiando(true)}
          aria-label={`Cambiarle el nombre a ${nombre}`}
        >
          Cambiarle el nombre
        </Button>
        <BotonDeAccion
          variant="default"
          size="sm"
          ocupado="Quitando…"
          aria-label={`Quitar ${nombre}`}
          alPresionar={() => alQuitar().catch((falla) => avisarError(explicarFalla(falla, NO_SE_PUDO)))}
        >
          Quitar
        </BotonDeAccion>
      </Group>
    </Group>
  );
};

type PropsDeNombre = {
  etiqueta: string;
  boton: string;
  inicial: string;
  alGuardar: (nombre: string) => Promise<void>;
  /** One that changes another can be left as it was. */
  alCancelar?: () => void;
};

const ConNombre = ({ etiqueta, boton, inicial, alGuardar, alCancelar }: PropsDeNombre) => {
  const campo = useRef<HTMLInputElement>(null);
  const llega = useRef(alCancelar !== undefined);
  useEffect(() => {
    if (llega.current) campo.current?.focus();
  }, []);
  const [nombre, setNombre] = useState(inicial);
  const [error, setError] = useState<string>();
  const guardar = async (): Promise<void> => {
    try {
      await alGuardar(nombre);
    } catch (falla) {
      const propio = falla instanceof ErrorDeApi && falla.problem?.errores?.find(({ campo }) => campo === 'nombre');
      if (propio) setError(propio.mensaje);
      else avisarError(explicarFalla(falla, NO_SE_PUDO));
    }
  };
  return (
    <form onSubmit={(evento: FormEvent) => evento.preventDefault()} noValidate>
      <Group gap="sm" align="flex-end">
        <TextInput
          ref={campo}
          label={etiqueta}
          value={nombre}
          maxLength={LARGO_DE_VISTA}
          error={error}
          autoComplete="off"
          data-autofocus
          flex="1 1 200px"
          onChange={({ currentTarget: { value } }) => {
            setNombre(value);
            setError(undefined);
          }}
        />
        <BotonDeAccion type="submit" ocupado="Guardando…" alPresionar={guardar}>
          {boton}
        </BotonDeAccion>
        {alCancelar && (
          <Button variant="default" onClick={alCancelar}>
            Cancelar
          </Button>
        )}
      </Group>
    </form>
  );
};
