import { type CodigoDeCuenta, rutasDelLibro } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { FechaInput } from '@colega/web-kit/ui/entradas/fecha-input.tsx';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogoConFormulario } from './dialogo-con-formulario.tsx';

type Props = { cuenta: CodigoDeCuenta; alCerrar: () => void; alReleer: () => void };

export const DialogoDeCodigo = ({ cuenta, alCerrar, alReleer }: Props) => {
  const hoy = useHoy();
  const [codigo, setCodigo] = useState(cuenta.codigo);
  const [nombre, setNombre] = useState(cuenta.nombre);
  const [desde, setDesde] = useState<string | null>(hoy);
  const [errores, setErrores] = useState<Readonly<Record<string, string>>>({});
  const [falla, setFalla] = useState<string | null>(null);
  /** The day of which it was told that it changes what is closed. */
  const [avisado, setAvisado] = useState<string | null>(null);
  const [trabajando, setTrabajando] = useState(false);
  const guardar = async (): Promise<void> => {
    const faltan = Object.entries({ codigo, nombre, vigente_desde: desde ?? '' }).filter(([, valor]) => !valor.trim());
    setErrores(Object.fromEntries(faltan.map(([campo]) => [campo, mensajes.requerido])));
    if (faltan.length > 0 || desde === null || trabajando) return;
    setTrabajando(true);
    setFalla(null);
    try {
      const body = { codigo, nombre, vigente_desde: desde, ...(avisado === desde && { aunque_este_cerrado: true }) };
      const llamada = { params: { clave: cuenta.clave }, body };
      const ifMatch = etiquetaDe(cuenta.version);
      avisarExito((await llamar(rutasDelLibro.cambiarCodigoDeCuenta, llamada, { ifMatch })).message);
      alCerrar();
      alReleer();
    } catch (causa) {
      const { errores: suyos = [] } = (causa instanceof ErrorDeApi && causa.problem) || {};
      setErrores(Object.fromEntries(suyos.map(({ campo, mensaje }) => [campo, mensaje])));
      if (suyos.length === 0) setFalla(explicarFalla(causa, mensajes.error_de_comunicacion));
      if (causa instanceof ErrorDeApi && causa.status === 412) alReleer();
      const seAviso = causa instanceof ErrorDeApi && causa.problem?.codigo === 'codigo_de_cuenta_en_lo_cerrado';
      setAvisado(seAviso ? desde : null);
      setTrabajando(false);
    }
  };
  return (
    <DialogoConFormulario
      falla={falla}
      titulo={`Código de ${cuenta.nombre}`}
      confirmar={avisado !== null && avisado === desde ? 'Guardar igual' : 'Guardar'}
      confirmando="Guardando…"
      peligroso={false}
      trabajando={trabajando}
      conFoco={null}
      alEnviar={() => void guardar()}
      alCancelar={alCerrar}
    >
      <Text size="sm">Vale desde el día que digas: lo de antes se sigue exportando con el código que tenía.</Text>
      <TextInput
        label="Código"
        value={codigo}
        maxLength={30}
        onChange={({ currentTarget }) => setCodigo(currentTarget.value)}
        error={errores.codigo}
        required
        data-autofocus
      />
      <TextInput
        label="Nombre"
        value={nombre}
        maxLength={80}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
        error={errores.nombre}
        required
      />
      <FechaInput label="Desde el día" value={desde} alCambiar={setDesde} error={errores.vigente_desde} required />
    </DialogoConFormulario>
  );
};
