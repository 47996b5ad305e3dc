import { agregarComitente, escribirCuit } from '@colega/asistentes/legajos';
import { texto } from '@colega/contract/mensajes';
import { esCuitValido, formatCuit } from '@colega/domain/identificadores';
import { validarCuitNuevo } from '@colega/domain/legajos';
import { useErrorEn } from '@colega/web-kit/form/use-campo.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { useMotivo } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';
import { CuitInput } from '@colega/web-kit/ui/entradas/cuit-input.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Card, Flex, Text, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { useConsultaAlPadron } from './use-consulta-al-padron.ts';

/** S-854: with its last digit it is looked up by itself; one of 12 digits has no check digit, and waits for the press. */
const esCuitCompleto = (cuit: string): boolean => cuit.length === 11 && esCuitValido(cuit);

/** A digit more, or one taken off. */
const esElMismoEnCamino = (antes: string, ahora: string): boolean =>
  ahora.startsWith(antes) || (antes.startsWith(ahora) && ahora.length === antes.length - 1);

/** AUT-049, AUT-056..058: a CUIT is looked up before it is listed. */
export const AgregarComitente = () => {
  const { borrador, cambiar } = useLegajo();
  const errorEn = useErrorEn();
  const [cuit, setCuit] = useState(borrador.cuit_por_agregar ?? '');
  const escrito = useRef(cuit);
  const [error, setError] = useState<string | null>(null);
  const [agregado, setAgregado] = useState('');
  const porSiSolo = useRef(false);
  const { estado, consultar, olvidar, cortar } = useConsultaAlPadron();
  const buscando = estado === 'consultando' || estado === 'tarda';
  const delPaso = errorEn('comitentes');

  const dicho = (cuit === '' ? delPaso : undefined) ?? error ?? delPaso;
  useMotivo('comitentes', cuit === '' ? null : error);

  const escribir = (valor: string) => {
    if (valor === cuit) return;
    const loCorrige = porSiSolo.current && esElMismoEnCamino(cuit, valor);
    escrito.current = valor;
    setCuit(valor);
    setError(null);
    setAgregado('');
    if (loCorrige) cortar();
    else if (!buscando) olvidar();
    cambiar((b) => escribirCuit(b, valor));
    if (esCuitCompleto(valor) && (loCorrige || !buscando)) void agregar(valor, true);
  };
  const negar = (mensaje: string, queda = false) => {
    setError(mensaje);
    if (!queda) cambiar((b) => escribirCuit(b, ''));
  };

  const presionar = async () => {
    // by habit, after the one that was added by itself
    if (buscando || (cuit === '' && agregado !== '')) return;
    await agregar(cuit);
  };

  const agregar = async (cuit: string, solo = false) => {
    porSiSolo.current = solo;
    const yaAgregados = borrador.comitentes.map((comitente) => comitente.cuit);
    const [problema] = validarCuitNuevo(cuit, yaAgregados);
    if (problema) return negar(texto(problema));
    setError(null);
    const respuesta = await consultar(cuit);
    const sigue = escrito.current === cuit;
    if (!respuesta) return;
    if ('porque' in respuesta)
      return sigue
        ? negar(respuesta.porque, solo && respuesta.sinRed)
        : setError(`${formatCuit(cuit)}: ${respuesta.porque}`);
    const { encontrado } = respuesta;
    cambiar((b) => {
      const conEl = b.comitentes.some((otro) => otro.cuit === cuit) ? b : agregarComitente(b, encontrado);
      return sigue ? escribirCuit(conEl, '') : conEl;
    });
    setAgregado(`${encontrado.apellido_nombre} agregado`);
    if (sigue) {
      escrito.current = '';
      setCuit('');
    } else if (esCuitCompleto(escrito.current)) void agregar(escrito.current, true);
  };

  return (
    <Card>
      {/* where the summary leads when there is none */}
      <Flex gap="sm" direction={{ base: 'column', sm: 'row' }} align={{ base: 'stretch', sm: 'flex-start' }}>
        <CuitInput
          id="comitentes"
          label="CUIT del comitente"
          description="11 o 12 dígitos, con o sin guiones"
          required
          flex={1}
          maw={{ sm: 420 }}
          value={cuit}
          alCambiar={escribir}
          onKeyDown={(evento) => {
            if (evento.key !== 'Enter') return;
            evento.preventDefault();
            void presionar();
          }}
          error={dicho}
        />
        <BotonDeAccion
          alPresionar={presionar}
          trabajando={buscando}
          ocupado="Buscando…"
          leftSection={<Icono nombre="mas" />}
          mt={{ base: 0, sm: 52 }}
        >
          {estado === 'sin_respuesta' ? 'Reintentar' : 'Agregar'}
        </BotonDeAccion>
      </Flex>
      <Text size="sm" c="dimmed" role="status">
        {TEXTO[estado]}
      </Text>
      <VisuallyHidden role="status">{agregado}</VisuallyHidden>
    </Card>
  );
};

const TEXTO = {
  libre: '',
  consultando: '',
  tarda: 'Estamos consultando el padrón. Puede tardar unos segundos; mientras tanto podés seguir cargando.',
  sin_respuesta:
    'El padrón no contestó a tiempo. Reintentá en un momento; lo demás del legajo podés seguir cargándolo.',
} as const;
