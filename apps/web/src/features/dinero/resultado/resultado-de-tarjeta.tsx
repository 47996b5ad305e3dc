import { mensajes, texto } from '@colega/contract/mensajes';
import { type MedioEnLinea, medioQueVuelveA, PASARELAS } from '@colega/domain/dinero';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { Navigate, useParams } from 'react-router';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { PagoSinIdentificar, RechazoSinIdentificar } from './cara-del-resultado.tsx';
import { PantallaDeResultado } from './pantalla-de-resultado.tsx';
import { usePreguntaPorCupon } from './pregunta-de-la-direccion.ts';
import { Salidas } from './salidas.tsx';

/** PAG-035: this provider has other words. */
const ACREDITADO: Partial<Record<MedioEnLinea, string>> = { net_pagos: mensajes.pago_confirmado };

/** PAG-029 (SiPago) and PAG-031..034, OPN-102, S-262 (the rest). */
const ResultadoDeTarjeta = () => {
  const { id, lugar = 'sipago', tipo } = useParams();
  const pregunta = usePreguntaPorCupon();
  const medio = medioQueVuelveA(lugar);
  const sinPantalla = medio === null || (tipo !== 'confirmado' && tipo !== 'rechazado');
  if (sinPantalla) return <Navigate to={DIRECCIONES.inicio} replace />; // PAG-030
  const { proveedor } = PASARELAS[medio];
  const acreditado = ACREDITADO[medio] ?? mensajes.pago_exitoso;
  const datos = { proveedor };
  const demora = texto({ codigo: 'proveedor_puede_demorar', datos });
  const rechazado = [texto({ codigo: 'proveedor_no_proceso', datos }), mensajes.intentar_de_nuevo];
  return (
    <PantallaDeResultado
      pregunta={pregunta}
      preguntarAlEntrar
      sinPregunta={
        tipo === 'rechazado' ? <RechazoSinIdentificar renglones={rechazado} /> : <PagoSinIdentificar aviso={demora} />
      }
      palabras={{
        acreditado,
        rechazado,
        esperando: 'Pago en proceso',
        aviso: demora,
        avisoDesdeElPrincipio: tipo === 'confirmado',
      }}
      salidas={(resultado) => (
        <Salidas
          resultado={resultado}
          legajoId={idDe(id) ?? resultado?.legajoId ?? null}
          alLegajo="Ir a detalle legajo"
        />
      )}
    />
  );
};

export default ResultadoDeTarjeta;
