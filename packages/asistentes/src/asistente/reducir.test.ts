import { describe, expect, test } from 'vitest';
import { crearAlmacen } from './almacen.ts';
import type { BorradorGuardado, GuionDeAsistente } from './estado.ts';
import { abrirAsistente, armarGuardado, puedeGuardarse, puedeQuedar } from './guardado.ts';

type Borrador = { uno: string; dos: string; tres: string };
const CLAVES = ['uno', 'dos', 'tres'] as const;

const GUION: GuionDeAsistente<Borrador, null> = {
  version: 1,
  inicial: () => ({ uno: '', dos: '', tres: '' }),
  muestras: () => [{ uno: '', dos: '', tres: '' }],
  pasos: CLAVES.map((id) => ({
    id,
    titulo: id,
    estaVisible: () => true,
    validar: (b) => (b[id] === '' ? [{ codigo: 'requerido', campo: id }] : []),
  })),
};

const abrir = (guardado: BorradorGuardado<Borrador> | null = null, conflicto: string | null = null) => {
  const almacen = crearAlmacen<Borrador, null, { codigo: string; campo?: string }, string>(
    abrirAsistente(GUION, guardado, () => conflicto),
  );
  almacen.situar({ guion: GUION, contexto: null });
  const { leer, despachar } = almacen;
  const enCurso = () => {
    const { trabajo } = leer();
    if (!trabajo) throw new Error('nothing is under way');
    return trabajo;
  };
  return {
    leer,
    despachar,
    enCurso,
    escribir: (cambios: Partial<Borrador>) => despachar({ tipo: 'cambiar', cambio: (b) => ({ ...b, ...cambios }) }),
    siguiente: (clave = 'k') => despachar({ tipo: 'siguiente', clave }),
    hacer: () => despachar({ tipo: 'hecho', trabajo: enCurso() }),
    fallar: (envio?: 'rechazado' | 'otro') => despachar({ tipo: 'fallo', trabajo: enCurso(), falla: 'No.', envio }),
    guardado: () => armarGuardado(leer(), GUION),
  };
};

const enElUltimo = () => {
  const a = abrir();
  a.escribir({ uno: 'x', dos: 'x' });
  for (const _ of CLAVES.slice(1)) {
    a.siguiente();
    a.hacer();
  }
  a.escribir({ tres: 'x' });
  return a;
};

describe('andar', () => {
  test('sin lo que falta no se sale del paso: queda señalado, y lo que se corrige no vuelve a señalarse [AUT-009] [AUT-010]', () => {
    const a = abrir();
    a.siguiente();
    expect(a.leer()).toMatchObject({ trabajo: null, intentos: 1, problemas: [{ campo: 'uno' }], sanados: [] });
    expect(a.leer().recorrido).toMatchObject({ actual: 'uno', conError: ['uno'] });
    a.escribir({ uno: 'x' });
    a.escribir({ uno: '' });
    expect(a.leer().sanados).toEqual(['uno']);
    a.siguiente();
    expect(a.leer()).toMatchObject({ intentos: 2, sanados: [] });
  });

  test('mientras un paso trabaja no se avanza de nuevo, ni se vuelve, ni se salta', () => {
    const a = abrir();
    a.escribir({ uno: 'x' });
    a.siguiente();
    const trabajo = a.enCurso();
    expect(trabajo).toMatchObject({ tipo: 'dejar', paso: 'uno' });
    a.siguiente();
    a.despachar({ tipo: 'anterior' });
    a.despachar({ tipo: 'guardarAhora', clave: 'k' });
    expect(a.leer().trabajo).toBe(trabajo);
    a.despachar({ tipo: 'hecho', trabajo, cambio: (b) => ({ ...b, dos: 'del trabajo' }) });
    expect(a.leer()).toMatchObject({ trabajo: null, borrador: { dos: 'del trabajo' }, recorrido: { actual: 'dos' } });
  });

  test('hacia adelante cada paso del medio hace su trabajo, hasta el que no valida [AUT-008]', () => {
    const a = enElUltimo();
    a.despachar({ tipo: 'abrir', paso: 'uno' });
    a.despachar({ tipo: 'abrir', paso: 'tres' });
    const hechos: string[] = [];
    for (let { trabajo } = a.leer(); trabajo; { trabajo } = a.leer()) {
      if (trabajo.tipo === 'dejar') hechos.push(trabajo.paso);
      a.hacer();
    }
    expect(hechos).toEqual(['uno', 'dos']);
    expect(a.leer().recorrido.actual).toBe('tres');
    a.despachar({ tipo: 'abrir', paso: 'uno' });
    a.escribir({ dos: '' });
    a.despachar({ tipo: 'abrir', paso: 'tres' });
    a.hacer();
    expect(a.leer()).toMatchObject({ trabajo: null, recorrido: { actual: 'dos' }, problemas: [{ campo: 'dos' }] });
  });

  test('lo que termina de un trabajo que ya no es el de ahora no cambia nada', () => {
    const a = abrir();
    a.escribir({ uno: 'x' });
    a.siguiente();
    const viejo = a.enCurso();
    a.despachar({ tipo: 'empezarDeCero' });
    const antes = a.leer();
    a.despachar({ tipo: 'hecho', trabajo: viejo });
    a.despachar({ tipo: 'fallo', trabajo: viejo, falla: 'Tarde.' });
    expect(a.leer()).toBe(antes);
    expect(antes).toMatchObject({ borrador: { uno: '' }, recorrido: { actual: 'uno' }, vez: 1 });
  });
});

describe('guardar', () => {
  test('vuelve a mirar todos los pasos, y se queda en el que no esté en orden [AUT-011]', () => {
    const a = enElUltimo();
    a.escribir({ uno: '' });
    a.siguiente();
    expect(a.leer()).toMatchObject({ trabajo: null, intento: null, recorrido: { actual: 'uno' } });
  });

  test('apretar dos veces es un solo envío, y guardado ya no se escribe', () => {
    const a = enElUltimo();
    a.siguiente('uno');
    const envio = a.enCurso();
    expect(envio).toMatchObject({ tipo: 'enviar', clave: 'uno', faltan: [] });
    a.siguiente('otra');
    expect(a.leer().trabajo).toBe(envio);
    a.despachar({ tipo: 'guardado', trabajo: envio });
    expect(a.leer()).toMatchObject({ trabajo: null, fin: 'guardado' });
    expect(puedeGuardarse(a.leer())).toBe(false);
    a.siguiente('otra');
    a.despachar({ tipo: 'guardarAhora', clave: 'otra' });
    expect(a.leer().trabajo).toBeNull();
  });

  test('un intento sin respuesta lleva la misma clave al repetirse; uno rechazado, otra', () => {
    const a = enElUltimo();
    a.siguiente('uno');
    a.fallar();
    a.siguiente('dos');
    expect(a.enCurso()).toMatchObject({ clave: 'uno', faltan: [] });
    a.fallar('rechazado');
    expect(a.leer()).toMatchObject({ intento: null, falla: 'No.', recorrido: { conError: ['tres'] } });
    a.siguiente('tres');
    expect(a.enCurso()).toMatchObject({ clave: 'tres' });
  });

  test('lo que se mandó antes pudo llegar: si la clave es de otro envío, se pregunta por cada uno', () => {
    const a = enElUltimo();
    for (const tres of ['a', 'b', 'c']) {
      a.escribir({ tres });
      a.siguiente('uno');
      if (tres !== 'c') a.fallar();
    }
    expect(a.enCurso()).toMatchObject({ borrador: { tres: 'c' }, deAntes: false });
    for (const tres of ['b', 'a']) {
      a.despachar({ tipo: 'repetido', trabajo: a.enCurso() });
      expect(a.enCurso()).toMatchObject({ borrador: { tres }, clave: 'uno', deAntes: true });
    }
    const ultimo = a.enCurso();
    a.despachar({ tipo: 'repetido', trabajo: ultimo });
    expect(a.leer().trabajo).toBe(ultimo);
    a.fallar('otro');
    expect(a.leer()).toMatchObject({ intento: null, borrador: { tres: 'c' } });
  });

  test('rechazado el último, los de antes siguen pudiendo haber llegado', () => {
    const a = enElUltimo();
    a.siguiente('uno');
    a.fallar();
    a.escribir({ tres: 'b' });
    a.siguiente('dos');
    a.fallar('rechazado');
    expect(a.leer().intento).toMatchObject({ clave: 'uno', enviados: [{ tres: 'x' }] });
  });

  test('desde el medio, hace antes el trabajo de los pasos que siguen, y se detiene en el que no valida', () => {
    const a = enElUltimo();
    a.despachar({ tipo: 'abrir', paso: 'uno' });
    a.despachar({ tipo: 'guardarAhora', clave: 'k' });
    for (const paso of ['uno', 'dos']) {
      expect(a.enCurso()).toMatchObject({ tipo: 'pasar', paso });
      a.hacer();
    }
    expect(a.enCurso()).toMatchObject({ tipo: 'enviar' });
    a.fallar();
    a.escribir({ dos: '' });
    a.despachar({ tipo: 'guardarAhora', clave: 'k' });
    a.hacer();
    expect(a.leer()).toMatchObject({ trabajo: null, recorrido: { actual: 'dos' }, problemas: [{ campo: 'dos' }] });
  });
});

describe('lo que queda guardado', () => {
  test('vuelve donde estaba con su intento; lo vacío y lo que no se entiende, no', () => {
    const a = enElUltimo();
    a.siguiente('uno');
    a.fallar();
    const otra = abrir(a.guardado());
    expect(otra.leer()).toMatchObject({ recuperado: true, recorrido: { actual: 'tres' }, intento: { clave: 'uno' } });
    expect(abrir({ ...a.guardado(), recorrido: { ...a.guardado().recorrido, actual: 'no' } }).leer().recuperado).toBe(
      false,
    );
    expect(abrir(abrir().guardado()).leer().recuperado).toBe(false);
    expect(puedeQuedar(abrir().leer(), GUION)).toBe(false);
    expect(puedeQuedar(otra.leer(), GUION)).toBe(true);
  });

  test('lo que otra pestaña escribe detiene a esta, que trae lo ajeno sin volver a escribirlo', () => {
    const a = enElUltimo();
    const b = abrir();
    b.despachar({ tipo: 'oir', suceso: { tipo: 'escrito', toma: null } });
    expect(puedeGuardarse(b.leer())).toBe(false);
    expect(puedeQuedar(b.leer(), GUION)).toBe(false);
    b.despachar({ tipo: 'traer', guardado: a.guardado() });
    expect(b.leer()).toMatchObject({ otraPestania: null, cambios: 0, borrador: { uno: 'x' }, recuperado: false });
  });

  test('lo que se dijo de lo propio no se dice de lo que se trae', () => {
    const a = enElUltimo();
    a.siguiente();
    a.fallar('rechazado');
    const b = abrir();
    b.siguiente();
    for (const mia of [a, b]) {
      mia.despachar({ tipo: 'oir', suceso: { tipo: 'escrito', toma: null } });
      mia.despachar({ tipo: 'traer', guardado: enElUltimo().guardado() });
      expect(mia.leer()).toMatchObject({ falla: null, problemas: [] });
    }
  });

  test('elegido dónde seguir, lo escrito antes de saberlo se vuelve a escribir; lo de después detiene', () => {
    const a = enElUltimo();
    const oir = (toma: string | null) => a.despachar({ tipo: 'oir', suceso: { tipo: 'escrito', toma } });
    oir(null);
    a.despachar({ tipo: 'tomar', toma: 'aca' });
    expect(a.guardado().toma).toBe('aca');
    const { urgencias } = a.leer();
    oir(null);
    expect(a.leer()).toMatchObject({ otraPestania: null, urgencias: urgencias + 1 });
    oir('aca');
    expect(a.leer().otraPestania).toMatchObject({ tipo: 'escrito' });
  });

  test('guardado en otra pestaña, nada de lo que se oiga después lo abre', () => {
    const a = enElUltimo();
    a.despachar({ tipo: 'oir', suceso: { tipo: 'guardado', direccion: '/alli' } });
    a.despachar({ tipo: 'oir', suceso: { tipo: 'descartado' } });
    expect(a.leer().otraPestania).toEqual({ tipo: 'guardado', direccion: '/alli' });
  });
});

describe('el formulario cambió', () => {
  test('de un borrador de otra forma queda lo que entra, desde el primer paso y sin su intento', () => {
    const a = enElUltimo();
    a.siguiente('uno');
    a.fallar();
    const viejo = { ...a.guardado(), version: 7, borrador: { uno: 'x', dos: 2, cuatro: 'z' } as never };
    const otro = abrir(viejo);
    expect(otro.leer()).toMatchObject({
      ...{ recuperado: true, adaptado: true, intento: null, borrador: { uno: 'x', dos: '', tres: '' } },
      recorrido: { actual: 'uno', visitados: ['uno', 'dos', 'tres'] },
    });
    expect(Object.keys(otro.leer().borrador)).toEqual(['uno', 'dos', 'tres']);
    expect(otro.guardado().version).toBe(1);
    expect(abrir(a.guardado()).leer().adaptado).toBe(false);
  });

  test('de uno del que no entra nada no se dice que se recuperó', () => {
    const viejo = { ...enElUltimo().guardado(), version: 7, borrador: { cuatro: 'z' } as never };
    expect(abrir(viejo).leer()).toMatchObject({ recuperado: false, adaptado: false });
  });
});

describe('lo guardado cambió', () => {
  test('se sabe al retomar, y no al empezar', () => {
    expect(abrir(enElUltimo().guardado(), 'otra version').leer().conflicto).toBe('otra version');
    expect(abrir(null, 'otra version').leer().conflicto).toBeNull();
  });

  test('lo guardado empieza de cero con ello; lo mío sigue en su paso, con otro intento', () => {
    const a = enElUltimo();
    a.siguiente('uno');
    a.fallar();
    a.despachar({ tipo: 'encontrar', conflicto: 'otra version' });
    a.despachar({ tipo: 'resolver', borrador: { uno: 'a', dos: 'b', tres: 'c' }, con: 'lo_mio' });
    expect(a.leer()).toMatchObject({ conflicto: null, resuelto: 'lo_mio', intento: null, vez: 0 });
    expect(a.leer().recorrido.actual).toBe('tres');
    a.despachar({ tipo: 'encontrar', conflicto: 'otra mas' });
    a.despachar({ tipo: 'resolver', borrador: { uno: 'd', dos: 'e', tres: 'f' }, con: 'lo_guardado' });
    expect(a.leer()).toMatchObject({ conflicto: null, borrador: { uno: 'd' }, vez: 1, recorrido: { actual: 'uno' } });
  });
});
